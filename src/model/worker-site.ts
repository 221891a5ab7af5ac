/** What the service worker of a build needs of its site. */
export type WorkerSite = {
  base: string;
  /** Name of the build. */
  id: string;
  /** Regular expression over the path below the base: files whose name has a hash, or the id of their build. */
  hashed: string;
  /** Part of each page of this site, and of no other document of the origin. */
  mark: string;
  /** Longest prefix first, so that the first one that a path begins with is the page's. */
  languages: WorkerLanguage[];
};

export type WorkerLanguage = {
  /** What the paths of its pages begin with, base included: `/docs/en/`. */
  prefix: string;
  /** Path of the page that is shown without a network in place of one that is not stored. */
  offlinePage: string;
  /** Paths of what any page needs to start, and to search. */
  files: string[];
};

/** A message of a page: what it has loaded, because the first page of a visit loads before there is a worker. */
export type WorkerMessage = { page: string; files: string[] };

/** Name of the worker's file, below the base. */
export const WORKER_FILE = 'sw.js';

/** What the names of all caches of a site begin with; the rest is the id of a build. Several sites may share an origin. */
export function cachePrefix(base: string): string {
  return `docs ${base} `;
}
