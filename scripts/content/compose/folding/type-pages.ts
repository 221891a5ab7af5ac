import { required } from '../../../../packages/base/invariant.ts';
import type { ProseNode } from '../../../../src/model/prose.ts';
import type { SchemaNode } from '../../../../src/model/schema.ts';
import type { CompilerText } from '../../../../src/strings/i18n.ts';
import type { DescribedDocument } from '../../describe/document/documents.ts';
import { getText } from '../../texts/texts.ts';
import { listSchemas } from '../../tree/block-tree.ts';
import { listSubschemas } from '../../tree/schema-tree.ts';
import { getComponentName } from '../links/component-name.ts';
import type { DraftPage, LocaleBuildInput } from '../locale-build.ts';
import { type FoldedPage, foldPage, type Part } from './fold-page.ts';
import { linkRepeated } from './link-repeated.ts';
import { typePath } from './type-paths.ts';

/**
 * Pages that are not too long, and a page for each component that a description links to, or whose members another page does not show, because
 * it would be too long, or because the component is inside itself. Only for third-party documents: our own are written so that nothing is cut.
 */
export function withTypePages(drafts: DraftPage[], input: LocaleBuildInput): DraftPage[] {
  if (input.config.strict) return drafts;
  const names = new Map(input.apis.map((api) => [api, new Set(api.types.map(({ name }) => name))]));
  const folded = drafts.flatMap((draft) => {
    const types = draft.section && names.get(draft.section.api);
    return draft.layout === 'doc' && types ? foldDraft(draft, types, getText(input.locale)) : [draft];
  });
  const pages = input.apis.flatMap((api) => {
    const own = folded.filter(({ section }) => section?.api === api);
    return findOwnTypes(api, own).flatMap(([name, page]) => withParts(typePage({ api, name }, input), page));
  });
  return [...folded, ...pages];
}

type DocDraft = Extract<DraftPage, { layout: 'doc' }>;

function foldDraft(draft: DocDraft, types: ReadonlySet<string>, t: CompilerText): DraftPage[] {
  return withParts(draft, foldPage(draft.blocks, { path: draft.path, types }), (direction) => {
    const use = t(direction === 'request' ? 'content:type.sentBy' : 'content:type.returnedBy');
    return `${use}${t('separator.label')}`;
  });
}

/** The page, and after it the pages of its large parts, which lead back to it: `getLabel` says what it does with them. */
function withParts(
  draft: DocDraft,
  { blocks, parts }: FoldedPage,
  getLabel = (_direction: Part['direction']) => '',
): DraftPage[] {
  if (parts.length === 0) return [{ ...draft, blocks }];
  const { locale, version, file, section } = draft;
  const link = linkRepeated({ path: draft.path, blocks }, parts);
  const pages = parts.map(({ path, name, direction, blocks: own }): DraftPage => {
    const back: ProseNode = ['p', null, getLabel(direction), ['a', { href: draft.path }, draft.title]];
    return {
      ...{ path, locale, version, file, section, title: name, description: `${name} · ${draft.title}` },
      ...{
        layout: 'doc',
        kind: 'reference',
        headings: [],
        isUnlisted: true,
        partOf: { path: draft.path, title: draft.title },
      },
      blocks: [{ kind: 'prose', nodes: [back] }, ...link({ path, blocks: own })],
    };
  });
  return [{ ...draft, blocks: link({ path: draft.path, blocks }) }, ...pages];
}

/** Types with a page of their own. The page of a type may cut others: they get pages too. */
function findOwnTypes(api: DescribedDocument, drafts: DraftPage[]): [string, FoldedPage][] {
  const { types } = api;
  const schemas = new Map(types.map(({ name, schema }) => [name, schema]));
  const names = new Set(schemas.keys());
  const found = new Map<string, FoldedPage>();
  const seen = new WeakSet<SchemaNode>();
  const waiting = drafts.flatMap((draft) => (draft.layout === 'doc' ? listSchemas(draft.blocks) : []));
  const addPage = (name: string, schema: SchemaNode) => {
    const path = required(typePath(api, name), 'A type that is shown is one of the document.');
    const page = foldPage([{ kind: 'schema', schema, direction: 'response' }], { path, types: names });
    found.set(name, page);
    waiting.push(...[page, ...page.parts].flatMap(({ blocks }) => listSchemas(blocks)));
  };
  for (const { target } of api.links) {
    const name = getComponentName(target);
    const schema = name === undefined ? undefined : schemas.get(name);
    if (name !== undefined && schema && !found.has(name)) addPage(name, schema);
  }
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    const { name, cut, recursive } = node;
    const schema = name === undefined ? undefined : schemas.get(name);
    if (name !== undefined && schema && (cut || recursive) && !found.has(name)) addPage(name, schema);
    waiting.push(...listSubschemas(node).map((part) => part.schema));
  }
  return [...found].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function typePage(
  { api, name }: { api: DescribedDocument; name: string },
  { locale, version }: LocaleBuildInput,
): DocDraft {
  const t = getText(locale);
  return {
    ...{
      path: required(typePath(api, name), 'A type that is shown is one of the document.'),
      locale,
      version,
      title: name,
      file: api.file,
    },
    description: `${name} · ${api.title}`,
    layout: 'doc',
    kind: 'reference',
    headings: [],
    blocks: [],
    section: { api, tagName: '', tag: t('content:type.title') },
    isUnlisted: false,
  };
}
