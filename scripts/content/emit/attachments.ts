import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishedFiles, type SiteConfig } from '../../../src/model/config.ts';
import type { Output } from './output.ts';

/** Copies of the files that the configuration publishes as they are. */
export function attachments(dir: string, config: SiteConfig): Promise<Output[]> {
  return Promise.all(publishedFiles(config).map(async (path) => ({ path, content: await readFile(join(dir, path)) })));
}
