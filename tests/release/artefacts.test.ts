import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../scripts/installation/installation.ts';
import { writeArtefacts } from '../../scripts/release/artefacts.ts';

const release = {
  version: '2.0.0',
  date: '2026-03-01',
  revision: '0'.repeat(40),
  summary: { en: ['A first version.'], zh: ['首个版本。'] },
  changes: [],
};
let folder: string;
let names: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'));
  const dist = join(folder, 'dist');
  await mkdir(join(dist, 'downloads'), { recursive: true });
  await writeFile(join(dist, 'index.html'), 'home');
  await writeFile(join(dist, 'downloads/client-2.0.0-3f9c1a2b.tgz'), 'package');
  await writeFile(join(folder, 'api-docs-0.1.0.tgz'), 'generator');
  names = await write('one');
});

afterAll(() => rm(folder, { recursive: true }));

function write(name: string): Promise<string[]> {
  const generator = join(folder, 'api-docs-0.1.0.tgz');
  return writeArtefacts({ root: ROOT, dist: join(folder, 'dist'), out: join(folder, name), release, generator });
}

const read = (name: string, out = 'one') => readFile(join(folder, out, name), 'utf8');

it('are the site, its packages, the bill of materials, the notes and their checksums', async () => {
  const expected = [
    'NOTES.md',
    'api-docs-0.1.0.tgz',
    'client-2.0.0-3f9c1a2b.tgz',
    'site-2.0.0.cdx.json',
    'site-2.0.0.tgz',
    'SHA256SUMS',
  ];
  expect(names).toEqual(expected);
  expect(await read('NOTES.md')).toBe('# 2.0.0, 2026-03-01\n\n- A first version.\n\n- 首个版本。\n');
  const listed = String(execFileSync('tar', ['-tzf', join(folder, 'one/site-2.0.0.tgz')]));
  expect(listed.trim().split('\n')).toEqual(['site/downloads/client-2.0.0-3f9c1a2b.tgz', 'site/index.html']);
});

it('have checksums that sha256sum accepts', () => {
  const checked = String(execFileSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: join(folder, 'one') }));

  expect(checked.match(/: OK$/gm)).toHaveLength(names.length - 1);
});

it('are the same bytes of the same commit', async () => {
  await write('two');

  expect(await read('SHA256SUMS', 'two')).toBe(await read('SHA256SUMS'));
});

it('list what the site delivers and what builds it, by name, version and hash', async () => {
  const bill = JSON.parse(await read('site-2.0.0.cdx.json'));
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'));

  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'merchant-api-docs', version: '2.0.0' } },
  });
  const listed = bill.components.map(({ name, version }: { name: string; version: string }) => `${name}@${version}`);
  for (const [name, version] of Object.entries(dependencies)) expect(listed).toContain(`${name}@${version}`);
  const find = (wanted: string) => bill.components.find(({ name }: { name: string }) => name === wanted);
  expect(find('react')).toMatchObject({ properties: [], hashes: [{ alg: 'SHA-512' }] });
  expect(find('vite')).toMatchObject({ properties: [{ name: 'cdx:npm:package:development' }] });
});
