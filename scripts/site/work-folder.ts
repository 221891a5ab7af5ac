import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { getReason } from '../../packages/base/node/file-error.ts';
import { generatedFolder, PROGRAM, ROOT } from '../installation/installation.ts';
import { makeOwnFolder } from './publish/temporary-folder.ts';

const MAX_NAME = 60;
const MAX_AGE_DAYS = 30;

/**
 * Folder for what is made on the way to the pages of a site, which is a folder or some documents; each site has its own. Folders that no command
 * has used for a month are removed. Where nothing can be written, it is a temporary folder of this process.
 */
export function workFolder(...sources: [string, ...string[]]): string {
  const generated = generatedFolder();
  const paths = sources.map((source) => resolve(source));
  if (paths[0] === ROOT) return generated;
  const hash = createHash('sha256').update(paths.join('\n')).digest('hex').slice(0, 8);
  // Of an address neither its query nor its user, which are secrets.
  const url = /^https?:/i.test(sources[0]) && URL.canParse(sources[0]) ? new URL(sources[0]) : undefined;
  const name = (basename(url?.pathname ?? sources[0]) || url?.hostname || '').replace(/[^\w.-]+/g, '-');
  return openFolder(join(generated, 'sites'), `${name.slice(0, MAX_NAME)}-${hash}`);
}

export function openFolder(sites: string, name: string): string {
  const folder = join(sites, name);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Only its owner may do this.
    utimesSync(folder, new Date(), new Date());
    evict(sites);
    return folder;
  } catch (error) {
    const reason = `${sites} cannot be used: ${getReason(error)}.`;
    console.error(`${reason} This run has no cache; XDG_CACHE_HOME names another folder for it.`);
    return makeOwnFolder(tmpdir(), `${PROGRAM}-work-`);
  }
}

function evict(sites: string): void {
  const oldest = Date.now() - MAX_AGE_DAYS * 24 * 60 * 60 * 1000;
  for (const name of readdirSync(sites)) {
    const folder = join(sites, name);
    const stats = statSync(folder, { throwIfNoEntry: false });
    if (stats && stats.mtimeMs < oldest) rmSync(folder, { recursive: true, force: true });
  }
}
