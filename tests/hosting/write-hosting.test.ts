import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { required } from '../../packages/base/invariant.ts';
import { listFiles } from '../../scripts/checks/site-files.ts';
import { HOSTING_TARGETS } from '../../scripts/hosting/targets.ts';
import { writeHosting } from '../../scripts/hosting/write-hosting.ts';
import { writeSmallSite } from './small-site.ts';

const FIRST = new Date('2026-03-01T12:00:00Z');
let folder: string;
let dir: string;
let out: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-hosting-'));
  out = join(folder, 'hosting');
  dir = join(folder, 'dist');
  await writeSmallSite(dir);
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

function write(name: string, { from = dir, days = 0 } = {}) {
  const now = new Date(FIRST.getTime() + days * 86_400_000);
  return writeHosting(required(HOSTING_TARGETS[name], name), { dir: from, out, root: undefined, port: 8080, now });
}

async function writeBuild(script: string, id: string, days: number): Promise<string[]> {
  const next = join(folder, id);
  await writeSmallSite(next, script, id);
  await write('nginx', { from: next, days });
  return (await listFiles(join(out, 'site'))).filter((name) => /client-|site\.json/.test(name));
}

describe('compressed copies', () => {
  it('have the content and the time of their file', async () => {
    await write('nginx');
    const [file, copy] = [join(out, 'site/guide.html'), join(out, 'site/guide.html.br')];

    expect(brotliDecompressSync(await readFile(copy))).toEqual(await readFile(file));
    expect((await stat(copy)).mtimeMs).toBeCloseTo((await stat(file)).mtimeMs, -1);
  });

  it('are there for texts that are longer than a header', async () => {
    await write('nginx');
    const names = await listFiles(join(out, 'site'));

    expect(names).toContain('assets/client-Br_f5ukN.js.gz');
    expect(names.filter((name) => /^(404\.html|downloads\/.*)\.(br|gz)$/.test(name))).toEqual([]);
  });

  it('are left to hosts that compress', async () => {
    await write('cloudflare');

    expect((await listFiles(out)).filter((name) => /\.(br|gz)$/.test(name))).toEqual([]);
  });
});

describe('files of earlier deployments', () => {
  it('stay for a week after they were replaced, whenever they were built', async () => {
    await write('nginx');
    const second = await writeBuild('Second00', '222222222222', 30);
    const third = await writeBuild('Third000', '333333333333', 36);
    const fourth = await writeBuild('Fourth00', '444444444444', 37);

    const copies = (name: string) => [
      `assets/client-${name}.js`,
      `assets/client-${name}.js.br`,
      `assets/client-${name}.js.gz`,
    ];
    expect(second).toEqual([
      '_build/222222222222/_data/site.json',
      '_build/40b8f2b68503/_data/site.json',
      ...copies('Br_f5ukN'),
      ...copies('Second00'),
    ]);
    expect(third).toContain('assets/client-Br_f5ukN.js');
    expect(fourth).not.toContain('assets/client-Br_f5ukN.js');
    expect(fourth).not.toContain('_build/40b8f2b68503/_data/site.json');
    expect(fourth).toEqual(
      expect.arrayContaining([...copies('Second00'), ...copies('Third000'), ...copies('Fourth00')]),
    );
  });

  it('are no longer earlier ones when a build has them again', async () => {
    await write('nginx');
    await writeBuild('Second00', '222222222222', 1);
    await writeBuild('Br_f5ukN', '40b8f2b68503', 2);

    expect(await writeBuild('Third000', '333333333333', 9)).toContain('assets/client-Br_f5ukN.js');
  });

  it('are those with a hash in their name alone', async () => {
    await writeFile(join(dir, 'removed.html'), 'removed');
    await write('nginx');
    await rm(join(dir, 'removed.html'));
    await write('nginx');

    expect(await listFiles(join(out, 'site'))).not.toContain('removed.html');
  });
});

it('keeps the time of what has not changed, which is a part of its ETag, with its copies', async () => {
  await write('nginx');
  const file = (name: string) => stat(join(out, 'site', name)).then(({ mtimeMs }) => mtimeMs);
  const before = await Promise.all(['index.html', 'index.html.br', 'guide.html.gz'].map(file));
  const later = new Date(Date.now() + 5000);
  await writeFile(join(dir, 'guide.html'), `Another guide. ${await readFile(join(dir, 'guide.html'), 'utf8')}`);
  for (const name of ['index.html', 'guide.html']) await utimes(join(dir, name), later, later);
  await write('nginx');
  const after = await Promise.all(['index.html', 'index.html.br', 'guide.html.gz'].map(file));

  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  expect(after[2]).toBeGreaterThan(before[2] ?? 0);
  expect(String(brotliDecompressSync(await readFile(join(out, 'site/guide.html.br'))))).toMatch(/^Another guide/);
});

it('lists the pages whose text has changed since the last output', async () => {
  expect((await write('nginx')).changed).toBeUndefined();
  await writeFile(join(dir, 'guide.md'), '# Another guide');
  await writeFile(join(dir, 'guide.html'), 'Another guide');
  await writeFile(join(dir, 'en/index.md'), '# English');
  await writeFile(join(dir, 'index.html'), 'Another build');

  expect((await write('nginx')).changed).toEqual(['/en/', '/guide']);
});

it('takes an empty folder', async () => {
  await mkdir(out);
  await write('nginx');

  expect(await listFiles(out)).toContain('site.conf');
});

it('replaces no folder that it has not written', async () => {
  await mkdir(out);
  await writeFile(join(out, 'mine.txt'), 'mine');

  await expect(write('nginx')).rejects.toThrow('was not written by this command');
  expect(await readFile(join(out, 'mine.txt'), 'utf8')).toBe('mine');
});

it.each(Object.keys(HOSTING_TARGETS))('says the base path to %s', async (name) => {
  const { files, addsBase } = required(HOSTING_TARGETS[name], name);
  const site = { base: '/docs/', notFoundFolders: ['/docs/en/', '/docs/'], root: '/srv/site', port: 8080 };
  const text = Object.values(files(site)).join('\n');

  expect(/docs/.test(text)).toBe(addsBase !== true);
});
