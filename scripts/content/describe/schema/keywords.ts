import { SCHEMA } from '../../../document/shapes/shared.js';
import { getFields } from '../../../document/shapes/table.js';
import type { Context } from '../context.ts';
import type { Part } from './all-of-parts.ts';

/** Keywords of older drafts, and those that say nothing of a value, are read as well. */
const KNOWN = new Set([...getFields(SCHEMA).keys(), '$vocabulary', 'id', 'dependencies', '$recursiveRef']);

/** Standard keywords that the page does not show: the reader needs the document itself. */
const NOT_SHOWN = new Set(
  `dependentSchemas dependencies $dynamicRef $recursiveRef contains minContains maxContains
   additionalItems unevaluatedItems contentSchema`.split(/\s+/),
);

/** Warns of what a reader will not see. */
export function warnAboutUnknownKeywords(context: Context, { schema, located }: Part): void {
  for (const keyword of Object.keys(schema)) {
    if (keyword.startsWith('x-')) continue;
    const pointer = `${located.pointer}/${keyword}`;
    if (NOT_SHOWN.has(keyword)) context.warn(pointer, `schema keyword "${keyword}" is not shown on the page`);
    else if (!KNOWN.has(keyword))
      context.warn(pointer, `unknown schema keyword "${keyword}"`, 'Extensions begin with x-.');
  }
}
