import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompiledPages } from '../content/compile.ts';
import { describeArchive, type PublishedPackage } from '../content/compose/published-package.ts';
import { toArchive } from './archive.ts';
import { hashInputs } from './hash-inputs.ts';
import type { PackageContext, PackageSource } from './package.ts';

/** A package and its archive. */
export type BuiltPackage = { entry: PublishedPackage; archive: Buffer };

type SiteContext = Omit<PackageContext, 'compile'> & {
  /** The pages of the site with the names of these packages. */
  compile: (packages: readonly PublishedPackage[]) => Promise<CompiledPages>;
};

/** Makes the archives of all packages, but for those whose inputs have not changed since they were cached. */
export async function buildPackages(
  sources: readonly PackageSource[],
  site: SiteContext,
  cacheDir: string,
): Promise<BuiltPackage[]> {
  const names = sources.map(({ name }) => name);
  const wrong = names.find((name, index) => !/^[a-z][a-z\d-]*$/.test(name) || names.indexOf(name) !== index);
  if (wrong !== undefined) throw new Error(`"${wrong}" is no name for a package, or that of two.`);
  const build = (chosen: PackageSource[], others: readonly PublishedPackage[]) => {
    const context = { ...site, compile: () => site.compile(others) };
    const named = others.map(({ file }) => file);
    return Promise.all(chosen.map((source) => buildPackage(source, { context, named, cacheDir })));
  };
  const first = await build(
    sources.filter(({ isMadeOfPages }) => !isMadeOfPages),
    [],
  );
  const last = await build(
    sources.filter(({ isMadeOfPages }) => isMadeOfPages),
    first.map(({ entry }) => entry),
  );
  return [...first, ...last];
}

/** `named`: file names that are on its pages. */
type Made = { context: PackageContext; named: readonly string[]; cacheDir: string };

async function buildPackage(source: PackageSource, made: Made): Promise<BuiltPackage> {
  const archive = await readArchive(source, made);
  return { entry: describeArchive(source.name, source.version, archive), archive };
}

async function readArchive(source: PackageSource, { context, named, cacheDir }: Made): Promise<Buffer> {
  const { name, version, inputs } = source;
  if (inputs === undefined) return toArchive(await source.build(context));
  const cached = `${name}@${hashInputs(context.root, inputs, [version, context.address, ...named])}.tgz`;
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
