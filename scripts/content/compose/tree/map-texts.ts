import type { Channel } from '../../../../src/model/channel.ts';
import type { Content, Operation } from '../../../../src/model/operation.ts';
import type { Block } from '../../../../src/model/page.ts';
import type { ProseBlock, ProseNode } from '../../../../src/model/prose.ts';
import type { Field, SchemaNode } from '../../../../src/model/schema.ts';
import { mapSchema } from './map-schema.ts';
import { mapAll, put } from './update-if-changed.ts';

type Change = (nodes: ProseNode[]) => ProseNode[];

/**
 * Replaces running text wherever it stands: in guides, and in the descriptions of operations, channels and their schemas. What has
 * nothing to replace stays the same object, so that pages which nobody changed cost no memory.
 */
export function mapTexts(blocks: Block[], change: Change): Block[] {
  return mapAll(blocks, (block) => mapBlock(block, change));
}

function mapBlock(block: Block, change: Change): Block {
  switch (block.kind) {
    case 'operation':
      return put(block, { operation: mapOperation(block.operation, change) });
    case 'channel':
      return put(block, { channel: mapChannel(block.channel, change) });
    case 'errors': {
      const topics = mapAll(block.catalogue.topics, (topic) => put(topic, { description: change(topic.description) }));
      return put(block, { catalogue: put(block.catalogue, { topics }) });
    }
    case 'schema':
      return put(block, { schema: mapTextsOf(block.schema, change) });
    case 'states':
      return block;
    default:
      return mapProseBlock(block, change);
  }
}

/** The same for a block that stands inside prose. */
export function mapProseBlock(block: ProseBlock, change: Change): ProseBlock {
  const inside = (blocks: ProseBlock[]) => mapAll(blocks, (part) => mapProseBlock(part, change));
  switch (block.kind) {
    case 'prose':
      return put(block, { nodes: change(block.nodes) });
    case 'callout':
      return put(block, { blocks: inside(block.blocks) });
    case 'tabs':
      return put(block, { tabs: mapAll(block.tabs, (tab) => put(tab, { blocks: inside(tab.blocks) })) });
    case 'code':
    case 'figure':
      return block;
  }
}

function mapOperation(operation: Operation, change: Change): Operation {
  const { description, parameters, body, responses } = operation;
  const { path, query, header, cookie } = parameters;
  const fields = (list: Field[]) => mapFields(list, change);
  return put(operation, {
    description: change(description),
    parameters: put(parameters, {
      path: fields(path),
      query: fields(query),
      header: fields(header),
      cookie: fields(cookie),
    }),
    ...(body && {
      body: put(body, {
        ...(body.description && { description: change(body.description) }),
        contents: mapContents(body.contents, change),
      }),
    }),
    responses: mapAll(responses, (response) =>
      put(response, {
        description: change(response.description),
        headers: fields(response.headers),
        contents: mapContents(response.contents, change),
      }),
    ),
  });
}

function mapChannel(channel: Channel, change: Change): Channel {
  return put(channel, {
    description: change(channel.description),
    ...(channel.path && { path: mapFields(channel.path, change) }),
    query: mapFields(channel.query, change),
    messages: mapAll(channel.messages, (message) =>
      put(message, { description: change(message.description), schema: mapTextsOf(message.schema, change) }),
    ),
  });
}

function mapContents(contents: Content[], change: Change): Content[] {
  return mapAll(contents, (content) => put(content, { schema: mapTextsOf(content.schema, change) }));
}

function mapFields(fields: Field[], change: Change): Field[] {
  return mapAll(fields, (field) =>
    put(field, {
      ...(field.condition && { condition: change(field.condition) }),
      schema: mapTextsOf(field.schema, change),
    }),
  );
}

function mapTextsOf(schema: SchemaNode, change: Change): SchemaNode {
  return mapSchema(schema, (node) => mapNode(node, change));
}

function mapNode(node: SchemaNode, change: Change): SchemaNode {
  const { description, enum: values, fields } = node;
  return put(node, {
    ...(description && { description: change(description) }),
    ...(values && {
      enum: mapAll(values, (value) =>
        value.description ? put(value, { description: change(value.description) }) : value,
      ),
    }),
    ...(fields && {
      fields: mapAll(fields, (field) => (field.condition ? put(field, { condition: change(field.condition) }) : field)),
    }),
  });
}
