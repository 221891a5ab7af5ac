import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toArchive } from './archive.ts';
import { hashInputs } from './hash-inputs.ts';
import type { PackageContext, PackageSource } from './package.ts';
import { describeArchive, type PublishedPackage } from './published-package.ts';

/** A package and its archive. */
export type BuiltPackage = { entry: PublishedPackage; archive: Buffer };

/** Makes the archives of all packages, but for those whose inputs have not changed since they were cached. */
export function buildPackages(
  sources: readonly PackageSource[],
  context: PackageContext,
  cacheDir: string,
): Promise<BuiltPackage[]> {
  const names = sources.map(({ name }) => name);
  const wrong = names.find((name, index) => !/^[a-z][a-z\d-]*$/.test(name) || names.indexOf(name) !== index);
  if (wrong !== undefined) throw new Error(`"${wrong}" is no name for a package, or that of two.`);
  return Promise.all(
    sources.map(async (source) => {
      const archive = await readArchive(source, context, cacheDir);
      return { entry: describeArchive(source.name, source.version, archive), archive };
    }),
  );
}

async function readArchive(source: PackageSource, context: PackageContext, cacheDir: string): Promise<Buffer> {
  const { name, version, inputs } = source;
  if (inputs === undefined) return toArchive(await source.build(context));
  const cached = `${name}@${hashInputs(context.root, inputs, [version, context.address])}.tgz`;
  const file = join(cacheDir, cached);
  if (existsSync(file)) return readFile(file);
  const archive = await toArchive(await source.build(context));
  await mkdir(cacheDir, { recursive: true });
  // Another build may write the same one at the same time.
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, archive);
  await rename(temporary, file);
  for (const old of await readdir(cacheDir))
    if (old.startsWith(`${name}@`) && old !== cached) await rm(join(cacheDir, old), { force: true });
  return archive;
}
