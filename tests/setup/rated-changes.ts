import type { JsonObject } from '../../scripts/content/json/json-value.ts';
import type { ApiDocument } from '../../scripts/content/read/api.ts';
import type { ApiKind } from '../../scripts/content/read/roots.ts';
import { parseSource } from '../../scripts/content/read/source.ts';
import { diffApis } from '../../scripts/spec/diff/diff-apis.ts';

/** A change of one text of a document, and how it is rated. */
export type DiffCase = { name: string; from: string; to: string; changes: string[] };

/** What changes when one text of a document is replaced by another: `breaking: GET /wallet is gone`. */
export function ratedChanges(kind: ApiKind, text: string, [from, to]: [string, string]): string[] {
  if (!text.includes(from)) throw new Error(`The document of the test does not contain "${from}".`);
  const [diff] = diffApis(
    [getApi(kind, text)],
    [
      getApi(
        kind,
        text.replace(from, () => to),
      ),
    ],
  );
  return diff?.changes.map(({ rating, message }) => `${rating}: ${message}`) ?? [];
}

export function getApi(kind: ApiKind, text: string): ApiDocument {
  const { source } = parseSource('wallet.yaml', text);
  if (!source) throw new Error('The document of the test is not YAML.');
  const document: JsonObject = source.value;
  return { id: 'wallet', kind, file: 'wallet.yaml', document, locate: source.locate };
}
