import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { parse } from 'yaml';
import { isObject, type JsonObject } from '../content/json/json-value.ts';
import { listChannels } from './document/channels.ts';
import { listOperations } from './document/operations.ts';
import type { Subject } from './facts.ts';

export type VerifiedDocument = { api: string; document: JsonObject };

/** The documents that a built site publishes, complete in themselves, in the language of its pages. */
export async function readPublished(dir: string, locale: string): Promise<VerifiedDocument[]> {
  const documents: VerifiedDocument[] = [];
  for (const folder of ['openapi', 'asyncapi']) {
    const names = await readdir(join(dir, folder)).catch(() => []);
    for (const name of names.filter((one) => one.endsWith('.yaml'))) {
      const { name: stem } = posix.parse(name);
      const [api = stem, language] = /^(.*)\.(en|zh)$/.exec(stem)?.slice(1) ?? [stem, undefined];
      if (language !== undefined && language !== locale) continue;
      const document: unknown = parse(await readFile(join(dir, folder, name), 'utf8'));
      if (isObject(document)) documents.push({ api, document });
    }
  }
  return documents;
}

export function listSubjects({ api, document }: VerifiedDocument): Subject[] {
  return 'asyncapi' in document ? listChannels(api, document) : listOperations(api, document);
}
