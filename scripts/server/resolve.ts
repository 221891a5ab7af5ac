import { stat } from 'node:fs/promises';
import { join } from 'node:path';

export type Resolved =
  | { kind: 'file'; file: string; status: 200 | 404 }
  /** Another address of the same page. */
  | { kind: 'redirect'; location: string }
  | { kind: 'missing' };

/**
 * What a request path stands for in a built site. Pages have one address: without `.html`, and with a slash at the end only
 * when they are the index of a folder; the others are redirected there.
 */
export async function resolveRequest(root: string, base: string, pathname: string): Promise<Resolved> {
  const path = readPath(pathname);
  if (path === undefined) return notFound(root, '');
  if (`${path}/` === base) return { kind: 'redirect', location: base };
  if (!path.startsWith(base)) return notFound(root, '');
  const below = path.slice(base.length);
  const file = join(root, ...below.split('/'));

  if (below === '' || below.endsWith('/')) {
    if (await isFile(join(file, 'index.html'))) return found(join(file, 'index.html'));
    const page = `${file.replace(/[\\/]$/, '')}.html`;
    return below && (await isFile(page))
      ? { kind: 'redirect', location: pathname.slice(0, -1) }
      : notFound(root, below);
  }
  if (/(^|\/)404$/.test(below)) return notFound(root, below);
  if (await isFile(file)) return found(file);
  if (await isFile(`${file}.html`)) return found(`${file}.html`);
  if (await isFile(join(file, 'index.html'))) return { kind: 'redirect', location: `${pathname}/` };
  return notFound(root, below);
}

/** The decoded path, unless it is malformed or reaches for something that is not a plain name. */
function readPath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    const isPlain = !/[\0\\]/.test(path) && !path.split('/').some((name) => name === '..' || name === '.');
    return isPlain && path.startsWith('/') && !path.includes('//') ? path : undefined;
  } catch {
    return undefined;
  }
}

/** The 404 page of the deepest folder that has one: `/en/nothing` is answered in English. */
async function notFound(root: string, below: string): Promise<Resolved> {
  const folders = below.split('/').slice(0, -1);
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const file = join(root, ...folders.slice(0, depth), '404.html');
    if (await isFile(file)) return { kind: 'file', file, status: 404 };
  }
  return { kind: 'missing' };
}

function found(file: string): Resolved {
  return { kind: 'file', file, status: 200 };
}

async function isFile(path: string): Promise<boolean> {
  return await stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
}
