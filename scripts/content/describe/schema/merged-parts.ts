import type { ProseNode } from '../../../../src/model/prose.ts';
import type { SchemaNode } from '../../../../src/model/schema.ts';
import { type Context, descriptionAt } from '../context.ts';
import { describeExternalDocs } from '../external-docs.ts';
import { exists, flagAt, type Located, listItems, member, textAt } from '../located.ts';
import { collectParts, isPlaced, type Part, type SchemaParts } from './all-of-parts.ts';
import { onlyOption } from './alternatives.ts';
import { getConstraints } from './constraints.ts';
import { getEnum } from './enum.ts';
import { warnAboutUnknownKeywords } from './keywords.ts';
import { isNullSchema } from './null-schema.ts';
import { conditionsInWords } from './schema-words.ts';
import { allowsNull } from './type.ts';

/** What several schemas say together about one value, without what is inside it. */
export type MergedParts = {
  collected: SchemaParts;
  /** The nearest to the place of use first. */
  ranked: Part[];
  isNullable: boolean;
  texts: Partial<SchemaNode>;
  rules: Pick<SchemaNode, 'constraints' | 'enum'>;
};

/**
 * Memoised for each place of use, because the components that contain it (`active`) matter only where it refers to one of them.
 * A choice that was made up for a place is another value each time, and is merged again.
 */
export function mergeParts(context: Context, allLocated: Located[], active: readonly string[]): MergedParts {
  const key = allLocated.map(({ pointer }) => pointer).join(' ');
  const values = allLocated.map(({ value }) => value);
  const merged = context.memoise(`merged ${key}`, () => merge(context, allLocated, []), values);
  return isPlaced(merged.collected, active) ? merge(context, allLocated, active) : merged;
}

function merge(context: Context, allLocated: Located[], active: readonly string[]): MergedParts {
  const option = onlyOption(collectParts(context, allLocated, active).parts);
  const collected = collectParts(context, option ? [...allLocated, option] : allLocated, active);
  const ranked = collected.parts.toSorted((one, other) => one.rank - other.rank);
  for (const part of ranked) warnAboutUnknownKeywords(context, part);
  return {
    collected,
    ranked,
    isNullable: allowsNull(ranked) || option !== undefined || hasNullOption(ranked),
    texts: annotations(context, ranked),
    rules: { constraints: getConstraints(ranked, context), enum: getEnum(context, ranked) },
  };
}

function hasNullOption(parts: Part[]): boolean {
  return parts.some(({ located }) =>
    ['oneOf', 'anyOf'].some((kind) => listItems(member(located, kind)).some(({ value }) => isNullSchema(value))),
  );
}

/** Texts and marks: the part nearest to the place of use that has one decides. */
function annotations(context: Context, ranked: Part[]): Partial<SchemaNode> {
  const first = (keyword: string): Located | undefined =>
    ranked.map(({ located }) => member(located, keyword)).find(exists);
  const described = ranked.find(({ located }) => textAt(member(located, 'description')));
  const provenance = textAt(first('x-provenance') ?? { value: undefined, pointer: '' });
  const flag = (keyword: string): true | undefined =>
    flagAt(first(keyword) ?? { value: false, pointer: '' }) ? true : undefined;
  const examples = first('examples');
  const example = first('example');
  return {
    title: getText(first('title')),
    description: describeTexts(context, ranked, described && descriptionAt(context, described.located)),
    const: first('const')?.value,
    default: first('default')?.value,
    examples: Array.isArray(examples?.value)
      ? examples.value
      : example?.value !== undefined
        ? [example.value]
        : undefined,
    deprecated: flag('deprecated'),
    readOnly: flag('readOnly'),
    writeOnly: flag('writeOnly'),
    secret: flag('x-secret'),
    encrypts: getText(first('x-encrypts')),
    provenance: provenance === 'given' || provenance === 'assumed' ? provenance : undefined,
    xml: getXml(first('xml')),
  };
}

/** What a rule between fields demands is part of the text about them, and so is a link to more. */
function describeTexts(context: Context, parts: Part[], description?: ProseNode[]): ProseNode[] | undefined {
  const sentences = parts.flatMap(({ schema, located }) =>
    conditionsInWords(schema, context.locale).map(
      (text): ProseNode => ['p', null, ...context.inline(text, located.pointer)],
    ),
  );
  const added = [...sentences, ...parts.flatMap(({ located }) => describeExternalDocs(context, located))];
  return added.length > 0 ? [...(description ?? []), ...added] : description;
}

function getText(located: Located | undefined): string | undefined {
  return located && textAt(located);
}

/** https://spec.openapis.org/oas/v3.2.0#xml-object */
function getXml(located: Located | undefined): SchemaNode['xml'] {
  if (!located) return undefined;
  const [name, namespace, prefix] = ['name', 'namespace', 'prefix'].map((key) => textAt(member(located, key)));
  const nodeType = textAt(member(located, 'nodeType'));
  return {
    ...(name !== undefined && { name }),
    ...(namespace !== undefined && { namespace }),
    ...(prefix !== undefined && { prefix }),
    ...((flagAt(member(located, 'attribute')) || nodeType === 'attribute') && { attribute: true as const }),
    ...((flagAt(member(located, 'wrapped')) || nodeType === 'element') && { wrapped: true as const }),
  };
}
