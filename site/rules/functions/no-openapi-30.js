/** @import { JsonObject } from '../../../packages/base/json/value.js' */
import { walkSpec } from '../../../scripts/document/spec-walk.js';
/** @import { Finding, Rule } from '../rule.js' */
import { overBundle } from '../rule.js';

/** @type {readonly { key: string; isOld(schema: JsonObject): boolean; message: string }[]} */
const LEFTOVERS = [
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

/**
 * Schemas are JSON Schema 2020-12: nothing is left of the dialect of OpenAPI 3.0.
 * @type {Rule}
 */
export const noOpenapi30 = (document) => {
  /** @type {Finding[]} */
  const findings = [];
  walkSpec(document, ({ node, path, kind }) => {
    if (kind !== 'schema') return;
    for (const { key, isOld, message } of LEFTOVERS) {
      if (key in node && isOld(node)) findings.push({ path: [...path, key], message });
    }
  });
  return findings;
};

export default overBundle(noOpenapi30);
