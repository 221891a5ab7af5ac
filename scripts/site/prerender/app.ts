import { pathToFileURL } from 'node:url';
import type { ServerEntry } from '../../../src/model/renderer.ts';

/** The bundle of `src/app/entry.server.tsx`. The scripts meet the interface only as a built file, hence the cast. */
export async function loadServerEntry(file: string): Promise<ServerEntry> {
  return (await import(pathToFileURL(file).href)) as ServerEntry;
}
