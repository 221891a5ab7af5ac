import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { resolveRequest } from './resolve.ts';

const folder = makeTemporaryFolder('site');
const root = join(folder, 'dist');
const FILES = ['index.html', '404.html', 'guide/index.html', 'guide/open-card.html', 'en/404.html', 'card.yaml'];

beforeAll(async () => {
  await writeFile(join(folder, 'secret.txt'), 'not part of the site');
  for (const file of FILES) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), file);
  }
});

describe('resolveRequest', () => {
  it.each([
    ['/docs/', 'index.html'],
    ['/docs/guide/', 'guide/index.html'],
    ['/docs/guide/open-card', 'guide/open-card.html'],
    ['/docs/guide/open-card.html', 'guide/open-card.html'],
    ['/docs/card.yaml', 'card.yaml'],
    ['/docs/guide/open%2Dcard', 'guide/open-card.html'],
  ])('finds the file of %s', async (pathname, file) => {
    expect(await resolveRequest(root, '/docs/', pathname)).toEqual({
      kind: 'file',
      file: join(root, file),
      status: 200,
    });
  });

  it.each([
    ['/docs', '/docs/'],
    ['/docs/guide', '/docs/guide/'],
    ['/docs/guide/open-card/', '/docs/guide/open-card'],
  ])('sends %s to the one address of the page', async (pathname, location) => {
    expect(await resolveRequest(root, '/docs/', pathname)).toEqual({ kind: 'redirect', location });
  });

  it.each([
    ['/docs/nothing', '404.html'],
    ['/docs/guide/nothing/', '404.html'],
    ['/docs/en/nothing', 'en/404.html'],
    ['/docs/404', '404.html'],
    ['/', '404.html'],
    ['/docsx/', '404.html'],
    ['/docs//guide/', '404.html'],
    [`/docs/en/${'en/'.repeat(7000)}nothing`, 'en/404.html'],
  ])('answers %s with a 404 page', async (pathname, file) => {
    expect(await resolveRequest(root, '/docs/', pathname)).toEqual({
      kind: 'file',
      file: join(root, file),
      status: 404,
    });
  });

  it.each([
    ['/docs/..%2fsecret.txt', '404.html'],
    ['/docs/%zz', '404.html'],
    ['/docs/a%00b', '404.html'],
    ['/docs/en/%zz', 'en/404.html'],
    ['/docs/en/guide/%E0%A4%A', 'en/404.html'],
    ['/docs/en/../nothing', 'en/404.html'],
  ])('answers the malformed address %s with 400 and the page of its language', async (pathname, file) => {
    expect(await resolveRequest(root, '/docs/', pathname)).toEqual({
      kind: 'file',
      file: join(root, file),
      status: 400,
    });
  });
});
