import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { clientPackage } from '../../site/packages/client.ts';
import { createPackageContext } from '../setup/package-context.ts';

/** Writes the files of the package, as an archive has them. */
export async function writePackage(folder: string): Promise<void> {
  const files = await clientPackage.build(createPackageContext());
  for (const { path, content } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}
