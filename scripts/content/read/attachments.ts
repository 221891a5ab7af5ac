import { posix } from 'node:path';
import { publishedFiles } from '../../../src/model/config.ts';
import type { Report } from '../../findings/finding.ts';
import type { SiteFolder } from './site.ts';
import { nameFault, readSiteFile } from './site-file.ts';

/** Texts of the files that a site publishes unchanged. One that cannot be published is reported and left out. */
export async function readAttachments(
  { config, dir, locateText }: SiteFolder,
  report: Report,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const path of publishedFiles(config)) {
    const hint = 'Write the path of a file of the site folder: openapi/test-vectors.json.';
    const fail = (message: string) => report({ severity: 'error', ...locateText(path), message, hint });
    if (!isPlainPath(path)) {
      fail(`attachment "${path}" is not a path inside the site folder`);
      continue;
    }
    const bytes = await readSiteFile(dir, path);
    if (Buffer.isBuffer(bytes)) texts.set(path, bytes.toString('utf8'));
    else fail(bytes.missing ? `no file ${path}` : `attachment "${path}": ${bytes.message}`);
  }
  return texts;
}

/** Relative, without `..`, and made of names that can be an address: the file is published at this path. */
function isPlainPath(path: string): boolean {
  const isInside = posix.normalize(path) === path && !path.startsWith('/') && !path.startsWith('..');
  return isInside && path !== '.' && nameFault(path) === undefined;
}
