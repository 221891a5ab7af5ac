import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findBelow, readPath } from '../../packages/base/node/request-path.ts';
import { DISCOVERY_PATHS } from '../hosting/rules.ts';

export type Resolved =
  /** `markdown`: the file of the same page as Markdown. */
  | { kind: 'file'; file: string; status: 200 | 400 | 404; markdown?: string }
  /** Another address of the same page. */
  | { kind: 'redirect'; location: string }
  | { kind: 'missing'; status: 400 | 404 };

/**
 * The file of a built site that a request path means. Pages have one address: without `.html`, and with a slash at the end only
 * when they are the index of a folder; the others are redirected there.
 */
export async function resolveRequest(root: string, base: string, pathname: string): Promise<Resolved> {
  const path = readPath(pathname);
  if (path === undefined) return notFound(root, base, pathname, 400);
  if (`${path}/` === base) return { kind: 'redirect', location: base };
  if (base !== '/' && new RegExp(`^${DISCOVERY_PATHS}`, 's').test(path))
    return { kind: 'redirect', location: base.slice(0, -1) + pathname };
  const file = findBelow(root, base, path);
  // A doubled slash would be a second address of the same file.
  if (file === undefined || path.includes('//')) return notFound(root, base, pathname);
  const below = path.slice(base.length);

  if (below === '' || below.endsWith('/')) {
    if (await isFile(join(file, 'index.html'))) return await found(join(file, 'index.html'));
    const page = `${file.replace(/[\\/]$/, '')}.html`;
    return below && (await isFile(page))
      ? { kind: 'redirect', location: pathname.slice(0, -1) }
      : notFound(root, base, pathname);
  }
  if (/(^|\/)404$/.test(below)) return notFound(root, base, pathname);
  if (await isFile(file)) return await found(file);
  if (await isFile(`${file}.html`)) return await found(`${file}.html`);
  if (await isFile(join(file, 'index.html'))) return { kind: 'redirect', location: `${pathname}/` };
  return notFound(root, base, pathname);
}

/**
 * The 404 page of the deepest folder that has one: `/en/nothing` gets the English one. Folders are read as they are written, so that
 * this holds for a malformed address (400) too. The first one that does not exist ends the walk, however many follow.
 */
async function notFound(root: string, base: string, pathname: string, status: 400 | 404 = 404): Promise<Resolved> {
  const folders = pathname.startsWith(base) ? pathname.slice(base.length).split('/').slice(0, -1) : [];
  let folder = root;
  let page: string | undefined;
  for (const name of ['', ...folders]) {
    if (/[^\w.-]|^\.+$/.test(name)) break;
    folder = join(folder, name);
    if (!(await isKind(folder, 'isDirectory'))) break;
    if (await isFile(join(folder, '404.html'))) page = join(folder, '404.html');
  }
  return page === undefined ? { kind: 'missing', status } : { kind: 'file', file: page, status };
}

async function found(file: string): Promise<Resolved> {
  const markdown = file.replace(/\.html$/, '.md');
  const hasMarkdown = markdown !== file && (await isFile(markdown));
  return { kind: 'file', file, status: 200, ...(hasMarkdown && { markdown }) };
}

function isFile(path: string): Promise<boolean> {
  return isKind(path, 'isFile');
}

async function isKind(path: string, kind: 'isFile' | 'isDirectory'): Promise<boolean> {
  return await stat(path).then(
    (stats) => stats[kind](),
    () => false,
  );
}
