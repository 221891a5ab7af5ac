import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DOWNLOADS, readHash } from '../content/compose/published-package.ts';
import type { BuiltPackage } from './build-packages.ts';

/** Writes the packages and their manifest to the site, with earlier ones: lock files of readers name them. */
export async function writePackages(
  packages: readonly BuiltPackage[],
  { siteFolder, earlier }: { siteFolder: string; earlier?: string | undefined },
): Promise<void> {
  const folder = join(siteFolder, DOWNLOADS);
  await mkdir(folder, { recursive: true });
  const kept = earlier === undefined ? [] : await readEarlier(earlier);
  for (const [file, content] of kept) await writeFile(join(folder, file), content);
  for (const { entry, archive } of packages) await writeFile(join(folder, entry.file), archive);
  const manifest = { packages: packages.map(({ entry }) => entry) };
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Throws for a file that is not what its name says: whoever has installed it would get an error of integrity. */
async function readEarlier(folder: string): Promise<[file: string, content: Buffer][]> {
  const files = (await readdir(folder)).filter((file) => readHash(file) !== undefined);
  return Promise.all(
    files.map(async (file): Promise<[string, Buffer]> => {
      const content = await readFile(join(folder, file));
      const sha256 = createHash('sha256').update(content).digest('hex');
      if (!sha256.startsWith(readHash(file) ?? '-'))
        throw new Error(`${join(folder, file)} is not the package that was published under this name.`);
      return [file, content];
    }),
  );
}
