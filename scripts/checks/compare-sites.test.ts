import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { compareSites } from './compare-sites.ts';

function writeSite(files: Record<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), 'compare-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  return dir;
}

const BEFORE = {
  '_build/info.json': '{"id":"aaaaaaaaaaaa"}',
  'index.html': '<script src="/assets/src/app-AAAAAAAA.js"></script> aaaaaaaaaaaa',
  'assets/src/app-AAAAAAAA.js': 'import("./part-BBBBBBBB.js")',
  'assets/src/part-BBBBBBBB.js': 'part()',
};

it('ignores names of assets and the id of the build', async () => {
  const after = {
    '_build/info.json': '{"id":"cccccccccccc"}',
    'index.html': '<script src="/assets/app-DDDDDDDD.js"></script> cccccccccccc',
    'assets/app-DDDDDDDD.js': 'import("./site/part-EEEEEEEE.js")',
    'assets/site/part-EEEEEEEE.js': 'part()',
  };

  expect(await compareSites(writeSite(BEFORE), writeSite(after))).toEqual([]);
});

it('names the files that differ, and those that import what differs', async () => {
  const after = { ...BEFORE, 'assets/src/part-BBBBBBBB.js': 'other()', 'new.html': '' };
  const differences = await compareSites(writeSite(BEFORE), writeSite(after));

  expect(differences.map(({ file, message }) => `${message}: ${file.replace(/ [0-9a-f]{16}$/, '')}`).sort()).toEqual([
    'added: asset app.js',
    'added: asset part.js',
    'added: new.html',
    'differs: index.html',
    'missing: asset app.js',
    'missing: asset part.js',
  ]);
});
