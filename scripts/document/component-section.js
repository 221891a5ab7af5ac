import { toPointer, valueAt } from '../../packages/base/json/pointer.js';
/** @import { JsonPath } from '../../packages/base/json/pointer.js' */
/** @import { JsonObject } from '../../packages/base/json/value.js' */
import { getTarget } from './reference.js';

/** @import { Target } from './reference.js' */
/** @import { SpecKind } from './spec-walk.js' */

const SECTIONS = new Set(
  'schemas parameters responses requestBodies headers examples links callbacks securitySchemes messages'.split(' '),
);

/**
 * The section of `components` for what a reference leads to; undefined when there is none. Examples of messages are a list in AsyncAPI.
 * @param {SpecKind} kind
 * @param {JsonPath} at
 * @returns {string | undefined}
 */
export function getSection(kind, at) {
  if (kind === 'messageExample' || isInlined(kind)) return undefined;
  if (kind === 'schema') return 'schemas';
  if (kind === 'message') return 'messages';
  if (at.at(-1) === 'requestBody') return 'requestBodies';
  const section = at.at(-2);
  return section !== undefined && SECTIONS.has(section) ? section : undefined;
}

/**
 * Whether a reference is inlined even when its target is in the same document: a map of others' documents, or the value of an example.
 * @param {SpecKind} kind
 */
export function isInlined(kind) {
  return kind === 'exampleValue' || kind.endsWith('Map');
}

/**
 * The name of a target in a section of the root that is a reference as a whole, such as `schemas: {$ref: schemas.yaml}`.
 * @param {Target} target
 * @param {{ root: JsonObject | undefined; rootFile: string; section: string }} within
 * @returns {string | undefined}
 */
export function getNameInMap({ file, path }, { root, rootFile, section }) {
  const text = valueAt(root, ['components', section, '$ref']);
  const map = typeof text === 'string' ? getTarget(text, rootFile) : undefined;
  if (typeof map !== 'object' || map.file !== file) return undefined;
  return toPointer(map.path) === toPointer(path.slice(0, -1)) ? path.at(-1) : undefined;
}
