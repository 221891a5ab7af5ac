import type { Block } from '../../../../src/model/page.ts';
import type { ProseElement, ProseNode } from '../../../../src/model/prose.ts';
import { CONTRACT_SCHEME } from '../../markdown/contract-link.ts';
import { getText } from '../../texts/texts.ts';
import { type DataType, dataTypes, TYPE_KINDS } from './data-types.ts';
import { type ResolveDirective, reportAt } from './directive.ts';

/** `::types{id=enum}`: the entries of the data types of one kind; `::types{id=Phone}`: what there is to say of one type, without its heading. */
export const resolveTypes: ResolveDirective = ({ id = '' }, at, input) => {
  const types = dataTypes(input.apis);
  if (TYPE_KINDS.some((kind) => kind === id))
    return types.filter(({ kind }) => kind === id).flatMap((type) => typeEntry(type, input.locale));
  const type = types.find(({ name }) => name === id);
  if (type)
    return getBody(type, input.locale).map((block) => (block.kind === 'schema' ? { ...block, excerpt: true } : block));
  const hint = `Write ::types{id=…} with the name of one that operations share, or with one of: ${TYPE_KINDS.join(', ')}.`;
  if (input.isComplete) reportAt(at, input, `no data type "${id}"`, hint);
  return [];
};

function typeEntry(type: DataType, locale: string): Block[] {
  return [{ kind: 'prose', nodes: [['h3', { id: type.id }, type.name]] }, ...getBody(type, locale)];
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
