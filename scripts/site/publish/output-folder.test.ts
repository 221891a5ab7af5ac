import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UsageError } from '../../../packages/base/node/options.ts';
import { ROOT } from '../../installation/installation.ts';
import { checkOutputFolder, replaceFolder } from './output-folder.ts';

let dir: string;
let site: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'output-folder-'));
  site = join(dir, 'site');
  await write('site/site.ts');
  await write('site/guides/zh/index.md');
});

afterEach(() => rm(dir, { recursive: true }));

async function write(path: string, text = 'text'): Promise<void> {
  await mkdir(dirname(join(dir, path)), { recursive: true });
  await writeFile(join(dir, path), text);
}

function writeBuiltSite(path: string, page: string): Promise<unknown> {
  return Promise.all([
    write(`${path}/_build/info.json`, '{"base":"/","id":"40b8f2b68503","names":["_build","index.html"]}'),
    write(`${path}/index.html`, page),
  ]);
}

async function writeLookedAt(path: string): Promise<void> {
  await writeBuiltSite(path, 'old');
  await write(`${path}/.DS_Store`);
}

describe('checkOutputFolder', () => {
  it.each([
    ['does not exist', 'dist', () => Promise.resolve()],
    ['does not exist, nor the folder around it', 'deep/dist', () => Promise.resolve()],
    ['is empty', 'dist', () => mkdir(join(dir, 'dist'))],
    ['was written by an earlier build', 'dist', () => writeBuiltSite('dist', 'old')],
    ['was written by an earlier build and looked at by a desktop', 'dist', () => writeLookedAt('dist')],
    ['is beside the sources of its site', 'site/dist', () => Promise.resolve()],
  ])('accepts a folder that %s', async (_, out, prepare) => {
    await prepare();

    await expect(checkOutputFolder(join(dir, out), { dir: site })).resolves.toBeUndefined();
  });

  it.each([
    ['other files', 'other', 'contains files that no build has written, such as "thesis.txt"'],
    ['a built site with other files in it', 'pages', 'contains files that no build has written, such as ".git"'],
    ['a file', 'other/thesis.txt', 'is a file, not a folder'],
    ['a path below a file', 'other/thesis.txt/dist', 'cannot be a folder'],
    ['a link to an earlier build', 'link-to-built', 'is a link, not a folder'],
    ['the site folder', 'site', 'contains the sources'],
    ['the folder around the site', '.', 'contains the sources'],
    ['the site folder, through a link', 'link-to-site/.', 'contains the sources'],
    ['a new folder among the guides', 'site/guides/zh/dist', 'is inside the sources'],
    ['a new folder among the guides, through a link', 'link-to-site/guides/dist', 'is inside the sources'],
  ])('refuses %s, and changes nothing', async (_, out, message) => {
    await write('other/thesis.txt');
    await writeBuiltSite('built', 'old');
    await writeBuiltSite('pages', 'published by git');
    await write('pages/.git/HEAD');
    await write('pages/CNAME');
    await writeBuiltSite('site', 'a site that was written into its sources');
    await symlink(join(dir, 'built'), join(dir, 'link-to-built'));
    await symlink(site, join(dir, 'link-to-site'));
    const before = (await readdir(dir, { recursive: true })).sort();

    const check = checkOutputFolder(join(dir, out), { dir: site });

    await expect(check).rejects.toThrow(UsageError);
    await expect(check).rejects.toThrow(message);
    await expect(check).rejects.toThrow(/ --out/);
    expect((await readdir(dir, { recursive: true })).sort()).toEqual(before);
  });

  it.each([['.'], ['..'], ['src'], ['src/dist'], ['node_modules/dist'], ['.git/dist'], ['.generated/public']])(
    'refuses %s of the project for every site',
    async (out) => {
      await expect(checkOutputFolder(join(ROOT, out), { dir: site })).rejects.toThrow(/the sources in/);
    },
  );
});

describe('replaceFolder', () => {
  it('replaces the old site by the new one, and leaves the neighbours alone', async () => {
    await writeBuiltSite('dist', 'old');
    await write('dist.old/thesis.txt');
    await write('dist.building/thesis.txt');
    await writeBuiltSite('spare/site', 'new');

    await replaceFolder(join(dir, 'spare/site'), join(dir, 'dist'), join(dir, 'spare'));

    expect(await readFile(join(dir, 'dist/index.html'), 'utf8')).toBe('new');
    expect(existsSync(join(dir, 'dist.old/thesis.txt'))).toBe(true);
    expect(existsSync(join(dir, 'dist.building/thesis.txt'))).toBe(true);
  });

  it('does not replace a folder that was created meanwhile', async () => {
    await write('dist/thesis.txt');
    await writeBuiltSite('spare/site', 'new');

    await expect(replaceFolder(join(dir, 'spare/site'), join(dir, 'dist'), join(dir, 'spare'))).rejects.toThrow(
      UsageError,
    );
    expect(await readdir(join(dir, 'dist'))).toEqual(['thesis.txt']);
  });

  it('keeps the old site when the new one is not there', async () => {
    await writeBuiltSite('dist', 'old');

    await expect(replaceFolder(join(dir, 'none'), join(dir, 'dist'), dir)).rejects.toThrow('ENOENT');
    expect(await readFile(join(dir, 'dist/index.html'), 'utf8')).toBe('old');
  });

  it('leaves one complete site when many builds end at the same time', async () => {
    const builds = Array.from({ length: 20 }, (_, index) => `build-${index}`);
    for (const build of builds) await writeBuiltSite(`${build}/site`, build);

    await Promise.all(
      builds.map((build) => replaceFolder(join(dir, build, 'site'), join(dir, 'dist'), join(dir, build))),
    );

    expect(builds).toContain(await readFile(join(dir, 'dist/index.html'), 'utf8'));
    expect((await readdir(join(dir, 'dist'))).sort()).toEqual(['_build', 'index.html']);
  });
});
