import type { Block } from '../../../../src/model/page.ts';
import type { SchemaNode } from '../../../../src/model/schema.ts';
import { listSchemas, mapBlocks } from '../../tree/block-tree.ts';
import { listSubschemas, mapSchema } from '../../tree/schema-tree.ts';

type Page = { path: string; blocks: Block[] };

/** After parts have left a page: gives the blocks of each in which a value that is the same as one on another of these pages leads there. */
export function linkRepeated(main: Page, parts: readonly Page[]): (page: Page) => Block[] {
  const ids = [main, ...parts].flatMap(({ path, blocks }) =>
    listIds(listSchemas(blocks)).map((id) => [id, path] as const),
  );
  const paths = new Map(ids);
  return (page) => {
    const link = (node: SchemaNode): SchemaNode => {
      const { sameAs, ...own } = node;
      const path = sameAs && (paths.get(sameAs.id) ?? main.path);
      if (!sameAs || path === page.path) return node;
      return { ...own, name: sameAs.name, href: `${path}#${sameAs.id}`, cut: true };
    };
    return mapBlocks(page.blocks, { schema: (root) => mapSchema(root, link) });
  };
}

function listIds(roots: SchemaNode[]): string[] {
  return roots.flatMap((root) =>
    listSubschemas(root).flatMap(({ schema, field, option }) => [
      ...[field ?? option].flatMap((owner) => owner?.id ?? []),
      ...listIds([schema]),
    ]),
  );
}
