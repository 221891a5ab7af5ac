import { join } from 'node:path';

/**
 * The decoded path of a request's target. Undefined when it is malformed: it cannot be decoded, is no path, or holds what a client
 * resolves before it sends (`.` and `..`) or no name contains (NUL, a backslash). Every server of ours refuses such an address with 400.
 */
export function readPath(target: string): string | undefined {
  const [encoded = ''] = target.split('?', 1);
  if (!/^\/(?!\/)/.test(encoded)) return undefined;
  try {
    const path = decodeURIComponent(encoded);
    const isPlain = !/[\0\\]/.test(path) && !path.split('/').some((name) => name === '..' || name === '.');
    return isPlain ? path : undefined;
  } catch {
    return undefined;
  }
}

/** The file of a folder that a path means, when the folder is served at `base`. `path` is one of `readPath`: it cannot leave the folder. */
export function findBelow(folder: string, base: string, path: string): string | undefined {
  return path.startsWith(base) ? join(folder, ...path.slice(base.length).split('/')) : undefined;
}
