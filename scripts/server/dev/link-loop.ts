import { lstatSync, realpathSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';

/**
 * Whether a path is a link to itself or to a folder that contains it. A watcher that follows such a link reads the same folders again, level
 * by level, until the system refuses a path of 40 links.
 */
export function isLinkLoop(path: string): boolean {
  try {
    if (!lstatSync(path).isSymbolicLink()) return false;
    const way = relative(realpathSync(path), realpathSync(dirname(path)));
    return way !== '..' && !way.startsWith(`..${sep}`);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ELOOP';
  }
}
