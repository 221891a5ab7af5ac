import { nearest } from '../../../document/nearest.js';
import { isObject } from '../../json/json-value.ts';
import type { Context } from '../context.ts';
import { listItems, member, textAt, textsAt } from '../located.ts';
import type { Part } from './all-of-parts.ts';

/**
 * Warns of required fields that no schema describes, where that is surely a mistake: the schema allows no others, or has an optional field
 * of nearly that name. Otherwise what refers to the schema may describe them.
 */
export function warnAboutRequiredNames(context: Context, parts: readonly Part[], described: readonly string[]): void {
  for (const { schema, located } of parts) {
    const own = isObject(schema.properties) ? Object.keys(schema.properties) : undefined;
    if (own === undefined || schema.patternProperties !== undefined) continue;
    const isClosed = schema.additionalProperties === false;
    const required = member(located, 'required');
    const optional = own.filter((name) => !textsAt(required).includes(name));
    for (const item of listItems(required)) {
      const name = textAt(item);
      if (name === undefined || (isClosed ? own : described).includes(name)) continue;
      const similar = nearest(name, optional);
      const hint = similar === undefined ? 'Describe it in "properties".' : `Did you mean "${similar}"?`;
      if (isClosed || similar !== undefined)
        context.warn(item.pointer, `"required" (schema) names "${name}", which is not a field of the schema`, hint);
    }
  }
}
