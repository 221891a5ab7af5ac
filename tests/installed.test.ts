import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { needs } from './setup/installed.ts';
import { makeTemporaryFolder } from './setup/temporary-folder.ts';

/** A folder with programs of the shell. */
function writePrograms(programs: Record<string, string>): string {
  const folder = makeTemporaryFolder('programs');
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

function evaluate(source: string, PATH: string): string {
  const options = ['--import', 'tsx', '--input-type=module', '--eval', source];
  return execFileSync(process.execPath, options, { env: { ...process.env, PATH }, encoding: 'utf8' });
}

/** Titles of tests that need tools, on a machine where some programs are others. */
function listTitles(programs: Record<string, string>, tools: string[]): string[] {
  const source = `import { needs } from './tests/setup/installed.ts';
    console.log(JSON.stringify(${JSON.stringify(tools)}.map((tool) => needs(tool, 'it')[0])));`;
  return JSON.parse(evaluate(source, writePrograms(programs) + delimiter + process.env.PATH));
}

it(...needs('php', 'PHP without its library is enough for what needs PHP alone'), () => {
  const php = execFileSync('sh', ['-c', 'command -v php'], { encoding: 'utf8' }).trim();
  const titles = listTitles({ php: `exec ${php} -d include_path=/nowhere "$@"` }, ['php', 'php-phpseclib']);
  expect(titles).toEqual(['it', 'it (skipped: PHP with phpseclib 3 is not installed)']);
});

it('Python without a package is not enough for what needs the package', () => {
  const titles = listTitles({ python3: 'test "$1" = --version' }, ['python', 'python-cryptography']);
  expect(titles).toEqual(['it', 'it (skipped: Python with the package cryptography is not installed)']);
});

it('a program that does not start is not installed', () => {
  const titles = listTitles({ go: 'exit 1' }, ['go-websocket']);
  expect(titles).toEqual(['it (skipped: Go with the package gorilla/websocket is not installed)']);
});

it('installs each package of the list that a distribution has, and says in one line what is left', () => {
  const folder = writePrograms({
    sudo: 'shift; exec "$@"',
    dpkg: 'exit 1',
    'apt-get': 'echo "$1" >> "$PATH/calls"; test "$1" = update',
  });
  const source = `import { installSystemPackages } from './scripts/cli/system-packages.mjs'; installSystemPackages();`;
  const lines = evaluate(source, folder).trimEnd().split('\n');
  const packages = readFileSync('.ci/apt-packages.txt', 'utf8')
    .split('\n')
    .flatMap((line) => (line === '' || line.startsWith('#') ? [] : [line.split(' ')[0]]));
  const calls = readFileSync(join(folder, 'calls'), 'utf8').trimEnd().split('\n');

  expect(lines).toEqual([`install what tests start: ${packages.join(' ')}`, `not installed: ${packages.join(' ')}`]);
  expect(calls).toEqual(['update', 'install', ...packages.map(() => 'install')]);
});
