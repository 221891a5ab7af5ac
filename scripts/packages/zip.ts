import { zipSync } from 'fflate';

/** A file of an archive: its path, with slashes. Text is UTF-8. */
export type ZipFile = { path: string; content: string | Uint8Array };

/** The first day of the format: the same files give the same bytes. In local time, as the format has it. */
const DATE = new Date(1980, 0, 1);

/** A ZIP archive in the order of the paths. `level`: how hard to try, to 9; a large one takes half the time at 5. */
export function writeZip(files: readonly ZipFile[], level: 5 | 9 = 9): Buffer {
  const sorted = files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const contents = sorted.map(({ path, content }) => [
    path,
    typeof content === 'string' ? Buffer.from(content) : content,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(contents), { level, mtime: DATE }));
}
