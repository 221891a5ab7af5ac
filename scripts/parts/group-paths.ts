import { groupBy } from '../../src/model/group-by.ts';
import { createSlugger } from '../content/markdown/heading.ts';
import type { PathEntry } from './path-entries.ts';

/** Paths that become a site of their own. */
export type Part = {
  /** Its folder: `users-to-mail`. */
  name: string;
  title: string;
  operations: number;
  paths: PathEntry[];
};

/** A part whose folder is written: a site with one document. */
export type PartSite = Omit<Part, 'paths'> & {
  /** Its site folder. */
  dir: string;
  /** The line of the whole document, of one of the part's. */
  toSource: (line: number) => number;
};

type Group = Pick<Part, 'title' | 'operations' | 'paths'>;

/**
 * Divides paths by the tag of their first operation, in the order of the tags: a group of more than `size` operations becomes several
 * parts, and small neighbours become one.
 */
export function groupPaths(paths: readonly PathEntry[], tags: readonly string[], size: number): Part[] {
  const groups = groupBy([...paths], ({ group }) => group);
  const order = new Set([...tags, ...groups.keys()]);
  const divided = [...order].flatMap((title) => divide(title, groups.get(title) ?? [], size));
  const joined: (Group & { last: string })[] = [];
  for (const group of divided) {
    const before = joined.at(-1);
    if (before && before.operations + group.operations <= size) {
      before.last = group.title;
      before.operations += group.operations;
      before.paths.push(...group.paths);
    } else joined.push({ ...group, last: group.title });
  }
  const slugger = createSlugger();
  for (const name of HOME_NAMES) slugger.slug(name);
  return joined.map(({ last, title: first, ...part }) => ({
    ...part,
    name: slugger.slug(toFolderName(first === last ? first : `${first} ${last}`)),
    title: first === last ? first : `${first} – ${last}`,
  }));
}

/** What the home page has beside the parts. */
const HOME_NAMES = ['_build', 'assets', 'downloads', 'index', '404'];

/** Every server and shell has names of ASCII letters. */
function toFolderName(title: string): string {
  return /^[\w\s.-]*[a-z\d][\w\s.-]*$/i.test(title) ? title.replaceAll('.', '-') : 'part';
}

function divide(title: string, paths: PathEntry[], size: number): Group[] {
  const groups: Group[] = [];
  for (const path of paths) {
    const open = groups.at(-1);
    if (open && open.operations + path.operations <= size) {
      open.operations += path.operations;
      open.paths.push(path);
    } else groups.push({ title, operations: path.operations, paths: [path] });
  }
  return groups.length < 2 ? groups : groups.map((group, index) => ({ ...group, title: `${title} ${index + 1}` }));
}
