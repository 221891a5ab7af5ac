import type { JsonObject, JsonValue } from './json-value.ts';
import { walkSpec } from './spec-walk.ts';

/**
 * Schemas of AsyncAPI follow JSON Schema draft 7, which ignores what stands beside a `$ref`; those of OpenAPI 3.1 do not.
 * Both are written alike here, so `{ $ref, description }` becomes `{ allOf: [{ $ref }], description }` in AsyncAPI.
 */
export function wrapReferencesWithSiblings(document: JsonObject): void {
  walkSpec(document, ({ node, kind }) => {
    if (kind !== 'schema' || typeof node.$ref !== 'string' || Object.keys(node).length === 1) return;
    const { $ref, allOf, ...siblings } = node;
    const others: JsonValue[] = Array.isArray(allOf) ? allOf : [];
    for (const key of Object.keys(node)) delete node[key];
    Object.assign(node, { allOf: [{ $ref }, ...others], ...siblings });
  });
}
