import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatSite, measureSite } from '../bench/foreign-site.ts';
import { measureBuild } from '../bench/measure-build.ts';
import { runCommand } from '../cli/command.ts';
import { exitWithUsage, readOptions, toFolder } from '../cli/options.ts';

const { positional } = readOptions({
  usage: 'npm run bench:foreign -- FOLDER',
  summary:
    'Builds a site from each API description in a folder and prints pages, time, memory, dead links, the largest page and the search index.',
  hasPositional: true,
  options: {},
});
if (positional === undefined) exitWithUsage('A folder is needed. Usage: npm run bench:foreign -- FOLDER');
const folder = toFolder(positional);

await runCommand(async () => {
  const names = (await readdir(folder)).filter((name) => /\.(?:ya?ml|json)$/.test(name)).sort();
  const out = await mkdtemp(join(tmpdir(), 'bench-foreign-'));
  const rows: string[] = [];
  for (const name of names) {
    const dir = join(out, name);
    const row = await measureBuild(['--spec', join(folder, name), '--out', dir]).then(
      async (build) => formatSite(await measureSite(dir), build),
      (error: unknown) => String(error),
    );
    rows.push(`${name}: ${row}`);
    await rm(dir, { recursive: true, force: true });
  }
  await rm(out, { recursive: true });
  console.log(`\n${rows.join('\n')}`);
  return true;
});
