import { stringify } from 'yaml';
import { type Cache, memoryCache } from '../cache/cache.ts';
import type { ApiDocument } from '../read/api.ts';
import { apiFiles } from '../read/api-address.ts';

/** The published files of a description with their texts: members in the order of the source, no anchors, no build marks. */
export function publishApi(
  api: ApiDocument,
  name = '',
  cache: Cache = memoryCache(),
): { path: string; text: string }[] {
  const json = `${JSON.stringify(api.document, null, 2)}\n`;
  const write = () => toYaml(api.document);
  return apiFiles(api).map(({ format, path }) => {
    if (format === 'json') return { path, text: json };
    return { path, text: cache.memo('published', json, write, { slot: name }) };
  });
}

/** Long texts are folded at spaces; what is written twice is written twice, because not every reader supports aliases. */
function toYaml(document: ApiDocument['document']): string {
  return stringify(document, { aliasDuplicateObjects: false, lineWidth: 110 });
}
