import { isObject } from '../../../packages/base/json/value.js';
import { getCatalogue } from '../../../scripts/document/error-catalogue.js';
/** @import { CatalogueEntry } from '../../../scripts/document/error-catalogue.js' */
import { resolve } from '../../../scripts/document/resolve.js';
/** @import { JsonObject, JsonValue } from '../../../packages/base/json/value.js' */
import { walkSpec } from '../../../scripts/document/spec-walk.js';
/** @import { Finding, Rule } from '../rule.js' */
import { overBundle } from '../rule.js';

/**
 * An example of an error says what the catalogue says: name, code and message; and a body offers it by that name.
 * A component may be called differently, because two operations can need two examples of one error.
 * @type {Rule}
 */
export const errorExamples = (document) => {
  const catalogue = getCatalogue(document);
  if (catalogue === undefined) return [];
  // With fewer names than codes, each name belongs to another code: `catalogue-consistent` reports the one cause.
  if ([...catalogue.values()].some(({ name }) => name === '')) return [];
  /** @type {Finding[]} */
  const findings = [];
  walkSpec(document, ({ node, path, kind }) => {
    if (kind !== 'example') return;
    const { value: example } = resolve(document, path, node);
    const body = isObject(example) ? example.value : undefined;
    if (!isErrorBody(body)) return;
    const isReference = example !== node;
    const message =
      (isReference ? undefined : messageFor(body, catalogue.get(body.code))) ??
      (path[0] === 'components' && path[1] === 'examples' ? undefined : nameMessage(path.at(-1), body));
    if (message) findings.push({ path: isReference ? path : [...path, 'value'], message });
  });
  return findings;
};

/**
 * @param {ErrorBody} body
 * @param {CatalogueEntry | undefined} entry
 * @returns {string | undefined}
 */
function messageFor(body, entry) {
  if (entry === undefined) return `${body.code} is not in the catalogue.`;
  if (body.error !== entry.name) return `${body.code} is ${entry.name}, not ${String(body.error)}.`;
  const isSame = withoutStop(body.message) === withoutStop(entry.meaning);
  return isSame ? undefined : `The message of ${body.code} is "${entry.meaning}".`;
}

/**
 * @param {string | undefined} name
 * @param {ErrorBody} param1
 * @returns {string | undefined}
 */
function nameMessage(name, { error }) {
  return name === error ? undefined : `This example shows ${String(error)} and must be called so.`;
}

/** @typedef {JsonObject & { code: number }} ErrorBody */

/**
 * @param {JsonValue | undefined} value
 * @returns {value is ErrorBody}
 */
function isErrorBody(value) {
  return isObject(value) && typeof value.code === 'number' && value.code >= 100_000;
}

/**
 * @param {JsonValue | undefined} text
 * @returns {string}
 */
function withoutStop(text) {
  return String(text ?? '').replace(/\.$/, '');
}

export default overBundle(errorExamples);
