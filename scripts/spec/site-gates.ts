import { pathToFileURL } from 'node:url';
import { AuthorError } from '../../packages/base/node/author-error.ts';
import { findConfig, gatesFile, readSite } from '../content/read/site.ts';
import type { Gate } from './gates.ts';

/** The gates that a site adds: `gates` of the module that its configuration names. None of a folder that has no configuration. */
export async function readSiteGates(siteDir: string): Promise<readonly Gate[]> {
  const file = findConfig(siteDir) && gatesFile(await readSite(siteDir));
  if (file === undefined) return [];
  const { gates }: { gates?: readonly Gate[] } = await import(pathToFileURL(file).href);
  if (!Array.isArray(gates)) throw new AuthorError(`${file} must export a list "gates".`);
  return gates;
}
