import { isObject } from '../../packages/base/json/value.js';
import { bundle } from '../../scripts/document/bundle.js';
import { completeGraph } from './graph.js';
import { reachableFrom } from './reachable.js';

/** @import { RulesetFunctionContext } from '@stoplight/spectral-core' */
/** @import { Origins } from '../../scripts/document/bundle.js' */
/** @import { JsonObject } from '../../packages/base/json/value.js' */

/**
 * What Spectral lints, and the files it refers to, as Spectral read them.
 * @typedef {Pick<RulesetFunctionContext, 'document' | 'documentInventory'>} Linted
 */

/**
 * A linted document with the files it refers to, bundled, and where everything was written.
 * @typedef {{ root: string; document: JsonObject; origins: Origins; linted: Linted }} Bundled
 */

/**
 * One bundle for all rules of a run.
 * @type {WeakMap<Linted['documentInventory'], { bundled?: Bundled }>}
 */
const made = new WeakMap();

/**
 * The bundle of what Spectral lints; undefined when it is no API description by itself, and when a reference leads nowhere, which
 * Spectral reports.
 * @param {Linted} linted
 * @returns {Bundled | undefined}
 */
export function getBundle(linted) {
  const known = made.get(linted.documentInventory) ?? { bundled: make(linted) };
  made.set(linted.documentInventory, known);
  return known.bundled;
}

/**
 * The linted document, or one that it refers to.
 * @param {Linted} linted
 * @param {string} file
 * @returns {Linted['document'] | undefined}
 */
export function documentAt({ document, documentInventory }, file) {
  return file === (document.source ?? '') ? document : documentInventory.referencedDocuments[file];
}

/**
 * @param {Linted} linted
 * @returns {Bundled | undefined}
 */
function make(linted) {
  const { data, source } = linted.document;
  if (!isObject(data) || (typeof data.openapi !== 'string' && typeof data.asyncapi !== 'string')) return undefined;
  const root = source ?? '';
  const files = reachableFrom(root, (file) => documentAt(linted, file)?.data);
  if (!files) return undefined;
  completeGraph(linted.documentInventory.graph, root, files);
  return { root, linted, ...bundle(root, files) };
}
