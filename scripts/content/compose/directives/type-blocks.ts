import { memberFields } from '../../../../src/model/members.ts';
import type { Block, Fold } from '../../../../src/model/page.ts';
import type { ProseElement, ProseNode } from '../../../../src/model/prose.ts';
import type { SchemaNode } from '../../../../src/model/schema.ts';
import { CONTRACT_SCHEME } from '../../markdown/contract-link.ts';
import { getText } from '../../texts/texts.ts';
import { type DataType, dataTypes, TYPE_KINDS } from './data-types.ts';
import { type ResolveDirective, reportAt } from './directive.ts';

/** `::types{id=enum}`: the entries of the data types of one kind; `::types{id=Phone}`: what there is to say of one type, without its heading. */
export const resolveTypes: ResolveDirective = ({ id = '' }, at, input) => {
  const types = dataTypes(input.apis);
  if (TYPE_KINDS.some((kind) => kind === id))
    return [
      { kind: 'folds', folds: types.filter(({ kind }) => kind === id).map((type) => typeFold(type, input.locale)) },
    ];
  const type = types.find(({ name }) => name === id);
  if (type)
    return getBody(type, input.locale).map((block) => (block.kind === 'schema' ? { ...block, excerpt: true } : block));
  const hint = `Write ::types{id=…} with the name of one that operations share, or with one of: ${TYPE_KINDS.join(', ')}.`;
  if (input.isComplete) reportAt(at, input, `no data type "${id}"`, hint);
  return [];
};

function typeFold(type: DataType, locale: string): Fold {
  return { id: type.id, title: type.name, isName: true, ...getContent(type.schema), blocks: getBody(type, locale) };
}

/** What is inside a type, in the names that readers search for: its fields, its values, or its type with an example. */
function getContent(schema: SchemaNode): Pick<Fold, 'names' | 'count'> {
  const { type, enum: values = [], alternatives, examples = [] } = schema;
  const names =
    values.length > 0 ? values.map(({ value }) => String(value)) : memberFields(schema).map(({ name }) => name);
  const options = alternatives?.options.map(({ name }) => name) ?? [];
  const parts = [...names, ...options];
  if (parts.length > 0) return { names: parts, count: parts.length };
  return {
    names: [
      type,
      ...examples.slice(0, 1).map((example) => (typeof example === 'string' ? example : JSON.stringify(example))),
    ],
  };
}

function getBody(type: DataType, locale: string): Block[] {
  return [
    // Where it is also sent, a reader wants to know what must be there.
    { kind: 'schema', schema: type.schema, direction: type.sentBy.size > 0 ? 'request' : 'response' },
    { kind: 'prose', nodes: [getUses(type, locale)] },
  ];
}

function getUses({ sentBy, returnedBy, fields }: DataType, locale: string): ProseElement {
  const t = getText(locale);
  const lists: [label: string, links: ProseElement[]][] = [
    [t('content:type.sentBy'), [...sentBy].map((target) => contractLink(target))],
    [t('content:type.returnedBy'), [...returnedBy].map((target) => contractLink(target))],
    [t('content:type.fields'), [...fields].map((target) => contractLink(target, target.replace(/^field:/, '')))],
  ];
  const items = lists.filter(([, links]) => links.length > 0);
  return [
    'ul',
    null,
    ...items.map(
      ([label, links]): ProseElement => [
        'li',
        null,
        label + t('separator.label'),
        ...links.flatMap((link, index): ProseNode[] => (index === 0 ? [link] : [t('separator.list'), link])),
      ],
    ),
  ];
}

function contractLink(target: string, text?: string): ProseElement {
  return ['a', { href: CONTRACT_SCHEME + target }, ...(text === undefined ? [] : [text])];
}
