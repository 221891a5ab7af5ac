import type { ProseNode } from '../../../src/model/prose.ts';
import { getText } from '../texts/texts.ts';
import { type Context, resolve } from './context.ts';
import { describeExternalDocs } from './external-docs.ts';
import { type Located, listItems, member, textAt } from './located.ts';

/** The tags of an AsyncAPI object, each with what it says of itself, and a link to more. https://www.asyncapi.com/docs/reference/specification/v3.0.0#tagsObject */
export function describeTagsAndDocs(context: Context, located: Located): ProseNode[] {
  return [
    ...describeTagNames(
      context,
      listItems(member(located, 'tags')).map((tag) => resolve(context, tag)),
    ),
    ...describeExternalDocs(context, {
      ...located,
      value: { externalDocs: resolve(context, member(located, 'externalDocs')).value ?? null },
    }),
  ];
}

export function describeTagNames(context: Context, tags: Located[]): ProseNode[] {
  const t = getText(context.locale);
  const words = tags.flatMap((tag): ProseNode[][] => {
    const name = textAt(member(tag, 'name'));
    const description = member(tag, 'description');
    const text = textAt(description)?.trim();
    if (name === undefined) return [];
    return [[['code', null, name], ...(text ? [' ', ...context.inline(text, description.pointer)] : [])]];
  });
  if (words.length === 0) return [];
  const joined = words.flatMap((part, index) => (index === 0 ? part : [' · ', ...part]));
  return [['p', null, t('content:document.tags') + t('separator.label'), ...joined]];
}
