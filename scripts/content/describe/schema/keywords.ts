import type { Context } from '../context.ts';
import type { Part } from './all-of-parts.ts';

const SHOWN = new Set(
  `$schema $id $anchor $dynamicAnchor $comment $defs $vocabulary definitions id
   type enum const title description default example examples deprecated readOnly writeOnly nullable format
   properties required additionalProperties patternProperties propertyNames unevaluatedProperties minProperties maxProperties
   items prefixItems minItems maxItems uniqueItems
   minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern
   contentMediaType contentEncoding oneOf anyOf not discriminator externalDocs if then else dependentRequired xml`.split(
    /\s+/,
  ),
);

/** Standard keywords that the page does not show: the reader needs the document itself. */
const NOT_SHOWN = new Set(
  `dependentSchemas dependencies $dynamicRef $recursiveRef contains minContains maxContains
   additionalItems unevaluatedItems contentSchema`.split(/\s+/),
);

/** Warns of what a reader will not see. */
export function warnAboutUnknownKeywords(context: Context, { schema, located }: Part): void {
  for (const keyword of Object.keys(schema)) {
    if (SHOWN.has(keyword) || keyword.startsWith('x-')) continue;
    const pointer = `${located.pointer}/${keyword}`;
    if (NOT_SHOWN.has(keyword)) context.warn(pointer, `schema keyword "${keyword}" is not shown on the page`);
    else context.warn(pointer, `unknown schema keyword "${keyword}"`, 'Extensions begin with x-.');
  }
}
