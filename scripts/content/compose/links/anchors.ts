import { errorId } from '../../../../src/model/error-catalogue.ts';
import type { Content, Operation } from '../../../../src/model/operation.ts';
import type { Block } from '../../../../src/model/page.ts';
import type { ProseNode } from '../../../../src/model/prose.ts';
import type { Field, SchemaNode } from '../../../../src/model/schema.ts';
import { messageId } from '../../../../src/model/sections.ts';
import { machineId, type StateMachine, transitionId } from '../../../../src/model/state-machine.ts';
import { listSubschemas } from '../../tree/schema-tree.ts';
import type { DraftPage } from '../locale-build.ts';

/** Every fragment of a page that a link may lead to: headings, sections, fields, messages, responses. */
export function getAnchors(page: DraftPage): Set<string> {
  if (page.layout === 'overview') return new Set(page.groups.flatMap(({ id }) => id ?? []));
  if (page.layout === 'home') return new Set(page.blocks.flatMap(blockAnchors));
  if (page.layout === 'not-found') return new Set();
  return new Set([...page.headings.map(({ id }) => id), ...page.blocks.flatMap(blockAnchors)]);
}

/** Every fragment of a block. */
export function blockAnchors(block: Block): string[] {
  switch (block.kind) {
    case 'operation':
      return operationAnchors(block.operation);
    case 'channel':
      return [
        ...fieldAnchors(block.channel.query),
        ...(block.channel.machines ?? []).flatMap(machineAnchors),
        ...block.channel.messages.flatMap(({ name, headers = [], schema }) => [
          messageId(name),
          ...fieldAnchors(headers),
          ...schemaAnchors(schema),
        ]),
      ];
    case 'prose':
      return block.nodes.flatMap(proseAnchors);
    case 'callout':
      return block.blocks.flatMap(blockAnchors);
    case 'details':
      return [...(block.id ? [block.id] : []), ...block.blocks.flatMap(blockAnchors)];
    case 'tabs':
      return block.tabs.flatMap(({ blocks }) => blocks.flatMap(blockAnchors));
    case 'folds':
      return block.folds.flatMap(({ id, blocks }) => [...(id ? [id] : []), ...blocks.flatMap(blockAnchors)]);
    case 'figure':
    case 'steps':
    case 'packages':
    case 'fold-filter':
    case 'error-lookup':
    case 'tool':
      return [];
    case 'lab':
      return [block.lab];
    case 'errors':
      return block.catalogue.topics.flatMap(({ entries }) => entries.map(({ code }) => errorId(code)));
    case 'states':
      return machineAnchors(block.machine);
    case 'schema':
      return schemaAnchors(block.schema);
    case 'code':
      return [];
  }
}

/** Headings, and rows of tables. */
function proseAnchors(node: ProseNode): string[] {
  if (!Array.isArray(node)) return [];
  const [, attributes, ...children] = node;
  return [...(attributes?.id ? [attributes.id] : []), ...children.flatMap(proseAnchors)];
}

function machineAnchors({ id, transitions }: StateMachine): string[] {
  return [machineId(id), ...transitions.map(({ key }) => transitionId(id, key))];
}

function operationAnchors({ parameters, body, responses }: Operation): string[] {
  const contentAnchors = ({ schema }: Content) => schemaAnchors(schema);
  return [
    ...Object.values(parameters).flatMap(fieldAnchors),
    ...(body?.contents.flatMap(contentAnchors) ?? []),
    ...responses.flatMap(({ headers, contents }) => [...fieldAnchors(headers), ...contents.flatMap(contentAnchors)]),
  ];
}

function fieldAnchors(fields: Field[]): string[] {
  return fields.flatMap(({ id, schema }) => [id, ...schemaAnchors(schema)]);
}

function schemaAnchors(schema: SchemaNode): string[] {
  return listSubschemas(schema).flatMap(({ schema: part, field }) => [
    ...(field ? [field.id] : []),
    ...schemaAnchors(part),
  ]);
}
