import { required } from '../../../../packages/base/invariant.ts';
import type { Field, Option, SchemaNode } from '../../../../src/model/schema.ts';
import { listSubschemas, type Subschema } from '../../tree/schema-tree.ts';
import { type ElementCounter, ownElements } from './elements.ts';

/** Elements that the schemas of a page may have; with sidebar, samples and the rest it then has up to 3,000. */
export const MAX_ELEMENTS = 1500;

/** What has no more is shown where it is: a link would save little. The second number counts where too much stays: a hundred small alternatives are a long page. */
const LEAST_ELEMENTS = [40, 10];

/** What names a schema on its page. */
export type Owner = Field | Option;

/** Schemas that leave the page, and the ids of the fields and alternatives that stay. */
export type Shown = { cut: ReadonlySet<SchemaNode>; ids: ReadonlySet<string> };

type HasPage = (node: SchemaNode, owner: Owner | undefined) => boolean;

/** Chooses breadth first, all schemas of a page together: what is beyond the limit and can have a page of its own leaves. */
export function chooseShown(
  roots: SchemaNode[],
  { count, hasPage }: { count: ElementCounter; hasPage: HasPage },
): Shown {
  let shown: ReturnType<typeof choose> | undefined;
  for (const least of LEAST_ELEMENTS) {
    shown = choose(roots, (node, owner) => count(node) > least && hasPage(node, owner));
    if (shown.elements <= MAX_ELEMENTS) break;
  }
  return required(shown, 'There is a least number of elements.');
}

function choose(roots: SchemaNode[], hasPage: HasPage): Shown & { elements: number } {
  const cut = new Set<SchemaNode>();
  const ids = new Set<string>();
  const queue = roots.map((schema): Subschema => ({ schema, at: 'element' }));
  let elements = roots.reduce((sum, root) => sum + ownElements(root), 0);
  // It grows while it is read.
  for (const [index, { schema: node, field, option }] of queue.entries()) {
    const inside = listSubschemas(node);
    const added = inside.reduce((sum, { schema }) => sum + ownElements(schema), 0);
    if (index >= roots.length && elements + added > MAX_ELEMENTS && hasPage(node, field ?? option)) cut.add(node);
    else {
      elements += added;
      for (const part of inside) {
        const owner = part.field ?? part.option;
        if (owner) ids.add(owner.id);
        queue.push(part);
      }
    }
  }
  return { cut, ids, elements };
}
