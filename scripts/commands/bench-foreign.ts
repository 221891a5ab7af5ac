import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatSite, measureSite } from '../bench/foreign-site.ts';
import { type BuildFigures, measureBuild } from '../bench/measure-build.ts';
import { runCommand } from '../cli/command.ts';
import { exitWithUsage, readOptions, toFolder } from '../cli/options.ts';
import { workFolder } from '../site/generate-site.ts';

const { positional } = readOptions({
  usage: 'npm run bench:foreign -- FOLDER',
  summary:
    'Builds a site from each API description in a folder and prints pages, time, memory, dead links, the largest page and the search index.',
  hasPositional: true,
  options: {},
});
if (positional === undefined) exitWithUsage('A folder is needed. Usage: npm run bench:foreign -- FOLDER');
const folder = toFolder(positional);

/** The least that a site is made from: its build takes what every build does, most of it for the bundle of the interface. */
const ONE_OPERATION = {
  openapi: '3.1.0',
  info: { title: 'One Operation', version: '1' },
  paths: { '/status': { get: { responses: { 200: { description: 'The service runs.' } } } } },
};

/** Without what an earlier build has cached. */
async function buildFirst(file: string, out: string): Promise<BuildFigures> {
  await rm(workFolder(file), { recursive: true, force: true });
  return measureBuild(['--spec', file, '--out', out]);
}

await runCommand(async () => {
  const names = (await readdir(folder)).filter((name) => /\.(?:ya?ml|json)$/.test(name)).sort();
  const out = await mkdtemp(join(tmpdir(), 'bench-foreign-'));
  const least = join(out, 'one-operation.json');
  await writeFile(least, JSON.stringify(ONE_OPERATION));
  const fixed = await buildFirst(least, join(out, 'one-operation'));
  const rows = [`fixed part of every build: ${fixed.seconds.toFixed(1)} s`];
  for (const name of names) {
    const dir = join(out, name);
    const row = await buildFirst(join(folder, name), dir).then(
      async (build) => formatSite(await measureSite(dir), build, fixed),
      (error: unknown) => String(error),
    );
    rows.push(`${name}: ${row}`);
    await rm(dir, { recursive: true, force: true });
  }
  await rm(workFolder(least), { recursive: true, force: true });
  await rm(out, { recursive: true });
  console.log(`\n${rows.join('\n')}`);
  return true;
});
