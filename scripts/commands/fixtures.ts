import { join } from 'node:path';
import { runCommand } from '../../packages/base/node/command.ts';
import { readOptions } from '../../packages/base/node/options.ts';
import { run } from '../cli/install.mjs';
import { generatedFolder, PROGRAM_FILE } from '../installation/installation.ts';

readOptions({
  usage: 'npm run fixtures',
  summary:
    'Builds the sites that the browser tests visit beside this one; all but the first by the package, which is made for it.',
  options: {},
});

const PACKAGED = 'package/scripts/commands/main.js';
const SITES = [
  { folder: 'foreign-site', source: ['tests/fixtures/foreign/long-words.yaml'] },
  { folder: 'shop-site', source: ['--site', 'tests/fixtures/shop'] },
  { folder: 'services-site', source: ['tests/fixtures/services'] },
];

await runCommand(async () => {
  const build = async (program: string, source: string[], folder: string) =>
    (await run(process.execPath, [program, 'build', ...source, '--out', join(generatedFolder(), folder)])) === 0;
  if (!(await build(PROGRAM_FILE, ['--site', 'tests/fixtures/site'], 'fixture-site'))) return false;
  if ((await run('npm', ['run', '-s', 'package'], { shell: process.platform === 'win32' })) !== 0) return false;
  for (const { folder, source } of SITES)
    if (!(await build(join(generatedFolder(), PACKAGED), source, folder))) return false;
  return true;
});
