import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { runCommand } from '../cli/command.ts';
import { readOptions } from '../cli/options.ts';
import { step } from '../cli/step.ts';
import { generatedFolder, PROGRAM, ROOT, readVersion } from '../installation/installation.ts';
import { toArchive } from '../packages/archive.ts';
import { packGenerator } from '../packages/generator/generator-package.ts';
import { generateIcons } from '../site/icons/generate-icons.ts';

const { values } = readOptions({
  usage: 'npm run package -- [--out FILE]',
  summary: `Makes the package of the generator, which builds a site from documents without this checkout: npx ./FILE build openapi.yaml.`,
  options: {
    out: { type: 'string', value: 'FILE', help: `the archive (default: .generated/${PROGRAM}-VERSION.tgz)` },
  },
});

process.env.NODE_ENV = 'production';
await runCommand(async () => {
  const file = resolve(values.out ?? join(generatedFolder(), `${PROGRAM}-${await readVersion()}.tgz`));
  const work = join(generatedFolder(), 'package');
  await generateIcons(ROOT);
  // Only what this command has written.
  await rm(work, { recursive: true, force: true });
  const archive = await step('make the package', async () => toArchive(await packGenerator(ROOT, work)));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, archive);
  console.log(`${relative(process.cwd(), file)}  ${(archive.length / 1e6).toFixed(1)} MB`);
  return true;
});
