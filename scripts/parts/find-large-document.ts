import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { UsageError } from '../cli/options.ts';
import { openLargeText } from './large-text.ts';
import type { LargeText } from './member.ts';

/** Five times the largest document that is published; one site of so many takes minutes and gigabytes. */
const MOST_PATHS = 10_000;
/** One part builds in half a minute and 600 MB. */
const PART_SIZE = 2000;
/** What 10,000 paths weigh at least. */
const LEAST_BYTES = 500_000;

export type LargeDocument = {
  path: string;
  /** Its name, for messages. */
  file: string;
  format: LargeText['format'];
  /** So many operations a part has at most. */
  size: number;
};

/**
 * The document to be divided: one alone that has more paths than a site can show, or any where the size of a part is given. Throws with a message for
 * the author where that size is of no use.
 */
export async function findLargeDocument(
  documents: readonly string[] = [],
  partSize?: number,
): Promise<LargeDocument | undefined> {
  const [path, other] = documents;
  if (path === undefined || other !== undefined) {
    if (partSize !== undefined) throw new UsageError('--part-size divides one OpenAPI document: give it alone.');
    return undefined;
  }
  const status = await stat(path).catch(() => undefined);
  // What is wrong with the file is said by whoever reads it.
  if (!status?.isFile() || (partSize === undefined && status.size < LEAST_BYTES)) return undefined;
  const large = await readLargeText(path);
  const paths = large.root.find(({ key }) => key === 'paths');
  const count = paths ? large.list(paths).length : 0;
  if (partSize === undefined && count <= MOST_PATHS) return undefined;
  return count === 0 ? undefined : { path, file: basename(path), format: large.format, size: partSize ?? PART_SIZE };
}

/** Its text is held by whoever reads it: for hours of building, nobody should. */
export async function readLargeText(path: string): Promise<LargeText> {
  return openLargeText(basename(path), await readFile(path, 'utf8'));
}
