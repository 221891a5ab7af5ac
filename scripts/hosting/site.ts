import { posix } from 'node:path';
import { listFiles } from '../checks/site-files.ts';
import { readBuildInfo } from './build-info.ts';

/** What the files of a host say about a built site. */
export type HostedSite = {
  /** `/` or `/docs/`. */
  base: string;
  /** The folders that have a 404 page of their own, the deepest first, as addresses: `/docs/en/`. The last is the base. */
  notFoundFolders: string[];
  /** Where the server finds the site; the base is a folder in it. */
  root: string;
  port: number;
};

/** Reads from a built site what the files of a host depend on. */
export async function describeSite(
  dir: string,
  { root, port }: Pick<HostedSite, 'root' | 'port'>,
): Promise<HostedSite> {
  const { base } = await readBuildInfo(dir);
  const pages = (await listFiles(dir)).filter((name) => posix.basename(name) === '404.html');
  const notFoundFolders = pages
    .map((name) => base + name.slice(0, -'404.html'.length))
    .sort((a, b) => b.split('/').length - a.split('/').length || a.localeCompare(b));
  return { base, notFoundFolders, root, port };
}

/** A path as a part of a regular expression. */
export function escapePattern(path: string): string {
  return path.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
