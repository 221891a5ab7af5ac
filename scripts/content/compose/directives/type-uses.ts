import type { Channel } from '../../../../src/model/channel.ts';
import type { Operation } from '../../../../src/model/operation.ts';
import type { SchemaNode } from '../../../../src/model/schema.ts';
import type { DescribedApi } from '../../describe/document/api.ts';
import { listSubschemas } from '../../tree/schema-tree.ts';

/** Where a component is used. Operations, channels and fields are targets of typed links: `op:openCard`, `field:Card.status`. */
export type TypeUses = { sentBy: Set<string>; returnedBy: Set<string>; fields: Set<string> };

type Walk = { uses: Map<string, TypeUses>; side: 'sentBy' | 'returnedBy'; by: string };

/**
 * Finds which operations and messages take or give each component, and which fields have it. The whole body of a response is no
 * use of its component: that is the envelope around the data. Errors and headers are left out, because all have them.
 */
export function typeUses(apis: Pick<DescribedApi, 'operations' | 'channels'>[]): Map<string, TypeUses> {
  const uses = new Map<string, TypeUses>();
  for (const { operations, channels } of apis) {
    for (const { operation } of operations) visitOperation(operation, uses);
    for (const channel of channels) visitChannel(channel, uses);
  }
  return uses;
}

function visitOperation({ id, parameters, body, responses }: Operation, uses: Walk['uses']): void {
  const sent: Walk = { uses, side: 'sentBy', by: `op:${id}` };
  for (const { schema } of [...parameters.path, ...parameters.query]) visitValue(schema, sent);
  for (const { schema } of body?.contents ?? []) visitValue(schema, sent);
  for (const { status, contents } of responses) {
    if (!status.startsWith('2')) continue;
    for (const { schema } of contents) visitMembers(schema, undefined, { ...sent, side: 'returnedBy' });
  }
}

function visitChannel({ id, path = [], query, messages }: Channel, uses: Walk['uses']): void {
  const by = `channel:${id}`;
  for (const { schema } of [...path, ...query]) visitValue(schema, { uses, side: 'sentBy', by });
  for (const { directions, schema } of messages) {
    for (const direction of directions) {
      visitMembers(schema, undefined, { uses, side: direction === 'send' ? 'sentBy' : 'returnedBy', by });
    }
  }
}

function visitValue(schema: SchemaNode, walk: Walk, field?: string): void {
  if (schema.name !== undefined) {
    const use = getEntry(schema.name, walk.uses);
    use[walk.side].add(walk.by);
    if (field !== undefined) use.fields.add(field);
  }
  visitMembers(schema, schema.name, walk, field);
}

/** `owner`: the component whose fields these are. The element of an array counts as the value of the field. */
function visitMembers(schema: SchemaNode, owner: string | undefined, walk: Walk, field?: string): void {
  for (const { schema: part, at, field: own } of listSubschemas(schema)) {
    if (own) visitValue(part, walk, owner === undefined ? undefined : `field:${owner}.${own.name}`);
    else visitValue(part, walk, at === 'element' ? field : undefined);
  }
}

function getEntry(name: string, uses: Walk['uses']): TypeUses {
  const existing = uses.get(name) ?? { sentBy: new Set(), returnedBy: new Set(), fields: new Set() };
  uses.set(name, existing);
  return existing;
}
