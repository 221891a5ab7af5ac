import { createHash } from 'node:crypto';

/** Folder of the packages in the built site. */
export const DOWNLOADS = 'downloads';

/** A package as `manifest.json` lists it. */
export type PublishedPackage = {
  name: string;
  version: string;
  /** Its name in `downloads/`. */
  file: string;
  /** In bytes. */
  size: number;
  /** In hexadecimal digits. */
  sha256: string;
};

/** A file name with its version and the hash of its content: `npx` and lock files keep what they got under a name for ever. */
export function describeArchive(name: string, version: string, archive: Buffer): PublishedPackage {
  const sha256 = createHash('sha256').update(archive).digest('hex');
  return { name, version, file: `${name}-${version}-${sha256.slice(0, 8)}.tgz`, size: archive.length, sha256 };
}

/** The digits of the hash that the file name of a package has. */
export function readHash(file: string): string | undefined {
  return /^[a-z][a-z\d-]*-\d[\w.+-]*-([\da-f]{8})\.tgz$/.exec(file)?.[1];
}
