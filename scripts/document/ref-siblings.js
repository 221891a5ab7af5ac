/** @import { JsonObject, JsonValue } from '../../packages/base/json/value.js' */
import { walkSpec } from './spec-walk.js';

/**
 * Schemas of AsyncAPI follow JSON Schema draft 7, which ignores what is beside a `$ref`; those of OpenAPI 3.1 do not.
 * Both are written alike here, so `{ $ref, description }` becomes `{ allOf: [{ $ref }], description }` in AsyncAPI.
 * @param {JsonObject} document
 */
export function wrapReferencesWithSiblings(document) {
  walkSpec(document, ({ node, kind }) => {
    if (kind !== 'schema' || typeof node.$ref !== 'string' || Object.keys(node).length === 1) return;
    const { $ref, allOf, ...siblings } = node;
    /** @type {JsonValue[]} */
    const others = Array.isArray(allOf) ? allOf : [];
    for (const key of Object.keys(node)) delete node[key];
    Object.assign(node, { allOf: [{ $ref }, ...others], ...siblings });
  });
}
