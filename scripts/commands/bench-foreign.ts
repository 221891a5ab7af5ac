import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ForeignBuilds, formatSite, measureSite } from '../bench/foreign-site.ts';
import { measureProgram } from '../bench/measure-build.ts';
import { runCommand } from '../cli/command.ts';
import { exitWithUsage, readOptions, toFolder } from '../cli/options.ts';
import { generatedFolder } from '../installation/installation.ts';

const { positional } = readOptions({
  usage: 'npm run bench:foreign -- FOLDER',
  summary: `Builds a site from each API description in a folder with the package of the generator, which npm run package has left, and prints pages, time,
memory, dead links, the largest page and the search index, beside redocly build-docs of the same description.`,
  hasPositional: true,
  options: {},
});
if (positional === undefined) exitWithUsage('A folder is needed. Usage: npm run bench:foreign -- FOLDER');
const folder = toFolder(positional);
const PROGRAM = join(generatedFolder(), 'package/scripts/commands/main.js');
const REDOCLY = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');

/** What programs print is of no interest here; a failure is said by its code. */
const QUIET = { stdio: 'ignore' } as const;

/** First without what an earlier build has cached. */
async function build(file: string, out: string, caches: string): Promise<ForeignBuilds> {
  const options = { ...QUIET, env: { ...process.env, XDG_CACHE_HOME: caches } };
  const first = await measureProgram([PROGRAM, 'build', file, '--out', out], options);
  const again = await measureProgram([PROGRAM, 'build', file, '--out', out], options);
  const page = join(caches, 'redocly.html');
  const peer = await measureProgram([REDOCLY, 'build-docs', file, '--output', page], QUIET);
  return { first, again, peer, peerMegabytes: (await stat(page)).size / 1e6 };
}

await runCommand(async () => {
  if (!existsSync(PROGRAM)) exitWithUsage('There is no package. Run npm run package first.');
  const names = (await readdir(folder)).filter((name) => /\.(?:ya?ml|json)$/.test(name)).sort();
  const rows: string[] = [];
  for (const name of names) {
    const work = await mkdtemp(join(tmpdir(), 'bench-foreign-'));
    const out = join(work, 'site');
    const row = await build(join(folder, name), out, work).then(
      async (builds) => formatSite(await measureSite(out), builds),
      (error: unknown) => String(error),
    );
    rows.push(`${name}: ${row}`);
    await rm(work, { recursive: true });
  }
  console.log(rows.join('\n'));
  return true;
});
