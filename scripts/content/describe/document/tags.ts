import type { ProseNode } from '../../../../src/model/prose.ts';
import { type Context, proseAt } from '../context.ts';
import { describeExternalDocs } from '../external-docs.ts';
import { type Located, listItems, member, textAt, textsAt } from '../located.ts';

/** A tag as the document explains it. `parent`: name of the tag that it is part of, from OpenAPI 3.2 on. */
export type DescribedTag = { name: string; title: string; parent?: string; description: ProseNode[] };

/** https://spec.openapis.org/oas/v3.2.0#tag-object */
export function describeTags(context: Context, root: Located): DescribedTag[] {
  return listItems(member(root, 'tags')).flatMap((tag) => {
    const name = textAt(member(tag, 'name'));
    if (name === undefined) return [];
    const parent = textAt(member(tag, 'parent'));
    const description = [...proseAt(context, tag), ...describeExternalDocs(context, tag)];
    return [{ name, title: getTagTitle(tag) ?? name, ...(parent !== undefined && { parent }), description }];
  });
}

export function getTagTitle(tag: Located): string | undefined {
  return textAt(member(tag, 'x-displayName')) ?? textAt(member(tag, 'summary'));
}

/** Groups of tags, as Redocly and others have them. */
export function describeTagGroups(root: Located): { name: string; tags: string[] }[] {
  return listItems(member(root, 'x-tagGroups')).flatMap((group) => {
    const name = textAt(member(group, 'name'));
    return name === undefined ? [] : [{ name, tags: textsAt(member(group, 'tags')) }];
  });
}
