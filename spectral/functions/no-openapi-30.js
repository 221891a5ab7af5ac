import type { JsonObject } from '../../content/read/json-value.ts';
import { walkSpec } from '../../content/read/spec-walk.ts';
import type { Finding, Rule } from './rule.ts';

const LEFTOVERS: readonly { key: string; isOld(schema: JsonObject): boolean; message: string }[] = [
  { key: 'nullable', isOld: () => true, message: 'nullable is OpenAPI 3.0: write type: [string, "null"].' },
  { key: 'example', isOld: () => true, message: 'example of a schema is OpenAPI 3.0: write examples: [ … ].' },
  {
    key: 'exclusiveMinimum',
    isOld: ({ exclusiveMinimum }) => typeof exclusiveMinimum === 'boolean',
    message: 'A boolean exclusiveMinimum is OpenAPI 3.0: write the number itself.',
  },
  {
    key: 'exclusiveMaximum',
    isOld: ({ exclusiveMaximum }) => typeof exclusiveMaximum === 'boolean',
    message: 'A boolean exclusiveMaximum is OpenAPI 3.0: write the number itself.',
  },
  {
    key: 'format',
    isOld: ({ format }) => format === 'binary' || format === 'byte' || format === 'base64',
    message: 'This format is OpenAPI 3.0: use contentEncoding or contentMediaType.',
  },
];

/** Schemas are JSON Schema 2020-12: nothing is left of the dialect of OpenAPI 3.0. */
export const noOpenapi30: Rule = (document) => {
  const findings: Finding[] = [];
  walkSpec(document, ({ node, path, kind }) => {
    if (kind !== 'schema') return;
    for (const { key, isOld, message } of LEFTOVERS) {
      if (key in node && isOld(node)) findings.push({ path: [...path, key], message });
    }
  });
  return findings;
};
