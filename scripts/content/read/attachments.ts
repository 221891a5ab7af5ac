import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteFolder } from './site.ts';

/** Texts of the files that a site publishes unchanged. One that cannot be read is left out, and reported elsewhere. */
export async function readAttachments({ config, dir }: SiteFolder): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const path of config.attachments ?? []) {
    const text = await readFile(join(dir, path), 'utf8').catch(() => undefined);
    if (text !== undefined) texts.set(path, text);
  }
  return texts;
}
