import type { Block } from '../../../../src/model/page.ts';
import type { SchemaNode } from '../../../../src/model/schema.ts';
import type { DescribedDocument } from '../../describe/document/documents.ts';
import { getText } from '../../texts/texts.ts';
import { mapBlocks } from '../../tree/block-tree.ts';
import { listSubschemas } from '../../tree/schema-tree.ts';
import type { DraftPage, LocaleBuildInput } from '../locale-build.ts';
import { kebab } from './reference-page.ts';

/**
 * A page for each component whose members another page does not show, because its budget ended or because it is inside itself. Only for
 * documents of others: our own are written so that nothing is cut.
 */
export function typePages(drafts: DraftPage[], input: LocaleBuildInput): DraftPage[] {
  if (input.config.strict) return [];
  return input.apis.flatMap((api) => {
    const own = drafts.filter(({ section }) => section?.api === api);
    return findCutTypes(api, own).map(([name, schema]) => typePage({ api, name, schema }, input));
  });
}

/** Path of the page of a component. */
export function typePath(api: DescribedDocument, name: string): string {
  return `/${kebab(api.id)}/types/${kebab(name)}`;
}

/** The page of a type may cut others: they get pages too. */
function findCutTypes({ types }: DescribedDocument, drafts: DraftPage[]): [string, SchemaNode][] {
  const schemas = new Map(types.map(({ name, schema }) => [name, schema]));
  const found = new Map<string, SchemaNode>();
  const seen = new WeakSet<SchemaNode>();
  const waiting: SchemaNode[] = [];
  const collect = (root: SchemaNode) => {
    waiting.push(root);
    return root;
  };
  for (const draft of drafts) if (draft.layout === 'doc') mapBlocks(draft.blocks, { schema: collect });
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    const { name, cut, recursive } = node;
    const schema = name === undefined ? undefined : schemas.get(name);
    if (name !== undefined && schema && (cut || recursive) && !found.has(name)) {
      found.set(name, schema);
      waiting.push(schema);
    }
    waiting.push(...listSubschemas(node).map((part) => part.schema));
  }
  return [...found].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function typePage(
  { api, name, schema }: { api: DescribedDocument; name: string; schema: SchemaNode },
  { locale, version }: LocaleBuildInput,
): DraftPage {
  const t = getText(locale);
  const block: Block = { kind: 'schema', schema, direction: 'response' };
  return {
    ...{ path: typePath(api, name), locale, version, title: name, file: api.file },
    description: `${name} · ${api.title}`,
    layout: 'doc',
    kind: 'reference',
    headings: [],
    blocks: [block],
    section: { api, tagName: '', tag: t('content:type.title') },
    isUnlisted: false,
  };
}
