import type { Block } from '../../../../src/model/page.ts';
import type { ProseElement, ProseNode } from '../../../../src/model/prose.ts';
import { CONTRACT_SCHEME } from '../../markdown/contract-link.ts';
import { getText } from '../../texts/texts.ts';
import type { DataType } from './data-types.ts';

/** `::types{id=object}`: the entries of data types: each its heading, what it says, and who uses it. */
export function typeBlocks(types: DataType[], locale: string): Block[] {
  return types.flatMap((type): Block[] => [
    { kind: 'prose', nodes: [['h3', { id: type.id }, type.name]] },
    ...getBody(type, locale),
  ]);
}

/** `::types{id=Phone}`: one entry without its heading, in a guide that speaks of it. */
export function typeExcerpt(type: DataType, locale: string): Block[] {
  return getBody(type, locale).map((block) => (block.kind === 'schema' ? { ...block, excerpt: true } : block));
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
