import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pack } from 'tar-stream';
import type { PackageFile } from './package.ts';

/** The date that `npm pack` writes too: with the time of the build, the same files would be another archive every time. */
const MODIFIED = new Date('1985-10-26T08:15:00Z');

/** A compressed tar archive with everything in one folder, which npm expects to be `package/`. The same files in any order are the same bytes. */
export async function toArchive(files: readonly PackageFile[], folder = 'package'): Promise<Buffer> {
  const archive = pack();
  const sorted = [...files].sort((one, other) => (one.path < other.path ? -1 : 1));
  for (const { path, content, isExecutable = false } of sorted) {
    const mode = isExecutable ? 0o755 : 0o644;
    archive.entry({ name: `${folder}/${path}`, mode, mtime: MODIFIED }, Buffer.from(content));
  }
  archive.finalize();
  return promisify(gzip)(await buffer(archive), { level: 9 });
}
