import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { runCommand } from '../../packages/base/node/command.ts';
import { readOptions } from '../../packages/base/node/options.ts';
import { step } from '../cli/step.ts';
import { generatedFolder, PROGRAM, packageFile, ROOT } from '../installation/installation.ts';
import { toArchive } from '../packages/archive.ts';
import { packGenerator } from '../packages/generator/generator-package.ts';
import type { PackageFile } from '../packages/package.ts';
import { generateIcons } from '../site/icons/generate-icons.ts';

const { values } = readOptions({
  usage: 'npm run package -- [--out FILE]',
  summary: `Makes the package of the generator, which builds a site from documents without this checkout: npx ./FILE build openapi.yaml.
Its files are in .generated/package, where they can be run too.`,
  options: {
    out: { type: 'string', value: 'FILE', help: `the archive (default: .generated/${PROGRAM}-VERSION.tgz)` },
  },
});

process.env.NODE_ENV = 'production';
await runCommand(async () => {
  const file = resolve(values.out ?? (await packageFile()));
  const folder = join(generatedFolder(), 'package');
  await generateIcons(ROOT);
  // Only what this command has written.
  await rm(folder, { recursive: true, force: true });
  const files = await step('make the package', () => packGenerator(ROOT, folder));
  await Promise.all(files.map((packed) => writePackageFile(folder, packed)));
  const archive = await toArchive(files);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, archive);
  console.log(`${relative(process.cwd(), file)}  ${(archive.length / 1e6).toFixed(1)} MB`);
  return true;
});

async function writePackageFile(folder: string, { path, content, isExecutable = false }: PackageFile): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content, { mode: isExecutable ? 0o755 : 0o644 });
}
