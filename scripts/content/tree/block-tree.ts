import type { Channel } from '../../../src/model/channel.ts';
import type { Content, Operation } from '../../../src/model/operation.ts';
import type { Block } from '../../../src/model/page.ts';
import type { Field, SchemaNode } from '../../../src/model/schema.ts';
import { mapFolds } from './fold-tree.ts';
import { mapProseBlock, type ProseChange } from './prose-tree.ts';
import { mapIfChanged, updateIfChanged } from './update-if-changed.ts';

/** What to replace: text that an author wrote, other text outside of schemas, and schemas, each with all that is inside it. */
type BlockChanges = { authored: ProseChange; text: ProseChange; schema: (root: SchemaNode) => SchemaNode };

const UNCHANGED: BlockChanges = { authored: (nodes) => nodes, text: (nodes) => nodes, schema: (root) => root };

/**
 * Replaces parts of blocks wherever they are: in guides, and in operations, channels and the catalogue of errors. What has nothing to
 * replace stays the same object, so that unchanged pages cost no memory.
 */
export function mapBlocks(blocks: Block[], changes: Partial<BlockChanges>): Block[] {
  const all = { ...UNCHANGED, ...changes };
  return mapIfChanged(blocks, (block) => mapBlock(block, all));
}

/** The schemas of blocks, not those inside them. */
export function listSchemas(blocks: Block[]): SchemaNode[] {
  const roots: SchemaNode[] = [];
  const schema = (root: SchemaNode) => {
    roots.push(root);
    return root;
  };
  mapBlocks(blocks, { schema });
  return roots;
}

function mapBlock(block: Block, changes: BlockChanges): Block {
  switch (block.kind) {
    case 'operation':
      return updateIfChanged(block, { operation: mapOperation(block.operation, changes) });
    case 'channel':
      return updateIfChanged(block, { channel: mapChannel(block.channel, changes) });
    case 'errors': {
      const topics = mapIfChanged(block.catalogue.topics, (topic) =>
        updateIfChanged(topic, { description: changes.text(topic.description) }),
      );
      return updateIfChanged(block, { catalogue: updateIfChanged(block.catalogue, { topics }) });
    }
    case 'schema':
      return updateIfChanged(block, { schema: changes.schema(block.schema) });
    case 'folds':
      return mapFolds(block, (inner) => mapBlock(inner, changes));
    case 'states':
    case 'steps':
    case 'packages':
    case 'fold-filter':
    case 'error-lookup':
    case 'tool':
    case 'lab':
      return block;
    default:
      return mapProseBlock(block, changes.authored);
  }
}

function mapOperation(operation: Operation, changes: BlockChanges): Operation {
  const { description, parameters, body, responses } = operation;
  const { path, query, header, cookie } = parameters;
  const fields = (list: Field[]) => mapFields(list, changes);
  return updateIfChanged(operation, {
    description: changes.text(description),
    parameters: updateIfChanged(parameters, {
      path: fields(path),
      query: fields(query),
      header: fields(header),
      cookie: fields(cookie),
    }),
    ...(body && {
      body: updateIfChanged(body, {
        ...(body.description && { description: changes.text(body.description) }),
        contents: mapContents(body.contents, changes),
      }),
    }),
    responses: mapIfChanged(responses, (response) =>
      updateIfChanged(response, {
        description: changes.text(response.description),
        headers: fields(response.headers),
        contents: mapContents(response.contents, changes),
      }),
    ),
  });
}

function mapChannel(channel: Channel, changes: BlockChanges): Channel {
  return updateIfChanged(channel, {
    description: changes.text(channel.description),
    ...(channel.path && { path: mapFields(channel.path, changes) }),
    query: mapFields(channel.query, changes),
    messages: mapIfChanged(channel.messages, (message) =>
      updateIfChanged(message, {
        description: changes.text(message.description),
        ...(message.headers && { headers: mapFields(message.headers, changes) }),
        schema: changes.schema(message.schema),
      }),
    ),
  });
}

function mapContents(contents: Content[], { schema }: BlockChanges): Content[] {
  return mapIfChanged(contents, (content) => updateIfChanged(content, { schema: schema(content.schema) }));
}

function mapFields(fields: Field[], { text, schema }: BlockChanges): Field[] {
  return mapIfChanged(fields, (field) =>
    updateIfChanged(field, {
      ...(field.condition && { condition: text(field.condition) }),
      schema: schema(field.schema),
    }),
  );
}

/** The texts of a schema itself, of its values, and the conditions of its fields. */
export function mapSchemaTexts(node: SchemaNode, change: ProseChange): SchemaNode {
  const { description, enum: values, fields } = node;
  return updateIfChanged(node, {
    ...(description && { description: change(description) }),
    ...(values && {
      enum: mapIfChanged(values, (value) =>
        value.description ? updateIfChanged(value, { description: change(value.description) }) : value,
      ),
    }),
    ...(fields && {
      fields: mapIfChanged(fields, (field) =>
        field.condition ? updateIfChanged(field, { condition: change(field.condition) }) : field,
      ),
    }),
  });
}
