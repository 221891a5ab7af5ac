import type { Channel } from '../../../../src/model/channel.ts';
import type { Operation } from '../../../../src/model/operation.ts';
import type { Field, SchemaNode } from '../../../../src/model/schema.ts';
import type { DescribedApi } from '../../describe/document/api.ts';
import { listSubschemas } from '../../tree/schema-tree.ts';

/** What identifies an object: the component of its values, or the name of the field where values have none. */
type Identifier = { key: string; field: string; isFirst: boolean; isRequired: boolean };

/** What an operation needs and gives, by identifiers. A channel gives what it sends to the reader. */
export type Ends = {
  id: string;
  method?: Operation['method'];
  inputs: Map<string, Identifier>;
  outputs: Map<string, Identifier>;
};

type Api = Pick<DescribedApi, 'operations' | 'channels'>;

/** The identifiers of all operations, in the order of the documents, then those of all channels. */
export function listEnds(apis: Api[]): Ends[] {
  const components = listPathComponents(apis);
  return [
    ...withoutCommonKeys(
      apis.map(({ operations }) => operations.map(({ operation }) => getEnds(operation, components))),
    ),
    ...apis.flatMap(({ channels }) => channels.map((channel) => getChannelEnds(channel, components))),
  ];
}

/**
 * The same for third-party documents, where equal names prove nothing: `id` and `correlationId` are everywhere. What is at `/pots/{id}` comes from what
 * makes or lists `/pots`.
 */
export function listResourceEnds(apis: Api[]): Ends[] {
  return [
    ...apis.flatMap(({ operations }) => operations.map(({ operation }) => getResourceEnds(operation))),
    ...apis.flatMap(({ channels }) => channels.map(({ id }) => ({ id, inputs: new Map(), outputs: new Map() }))),
  ];
}

/** Parameters and results are known by the address of their collection. */
function getResourceEnds({ id, method, path, webhook, parameters, responses }: Operation): Ends {
  const ends: Ends = { id, method, inputs: new Map(), outputs: new Map() };
  if (webhook) return ends;
  for (const { name } of parameters.path) {
    const key = path.split(`/{${name}}`)[0];
    if (key !== undefined && key !== path) ends.inputs.set(key, { key, field: name, isFirst: false, isRequired: true });
  }
  const successes = responses.filter(({ status }) => status.startsWith('2'));
  const found = successes.flatMap(({ contents }) =>
    contents.flatMap(({ schema }) => identifiersIn(schema, new Set<string>())),
  );
  if (found[0] && (method === 'GET' || method === 'POST'))
    ends.outputs.set(path, { ...found[0], key: path, isFirst: true });
  return ends;
}

/** What gives an identifier: first what creates or lists its object. What an operation only echoes, its caller has chosen. */
export function getSources(key: string, all: Ends[]): { best: Ends[]; others: Ends[] } {
  const sources = all.filter(({ inputs, outputs }) => outputs.has(key) && !inputs.has(key));
  const isBest = (source: Ends) =>
    (source.outputs.get(key)?.isFirst ?? false) || (isCreation(source) && !isInherited(key, source, all));
  return { best: sources.filter(isBest), others: sources.filter((source) => !isBest(source)) };
}

/** Whether an operation makes the object that it answers with: nobody could have named it in the request. */
export function isCreation({ method, inputs, outputs }: Ends): boolean {
  const own = [...outputs.values()].find(({ isFirst }) => isFirst);
  return method === 'POST' && own !== undefined && !inputs.has(own.key);
}

/** Whether a new object has an identifier from what it is made of: a payment has the product of its quote. */
function isInherited(key: string, { inputs }: Ends, all: Ends[]): boolean {
  const isOrigin = (other: Ends) => [...inputs.keys()].some((input) => other.outputs.get(input)?.isFirst);
  return all.some((other) => isOrigin(other) && (other.inputs.has(key) || other.outputs.has(key)));
}

/** Components that paths name an object by, whatever they are called. A closed list of values is a choice, not an object. */
function listPathComponents(apis: Api[]): Set<string> {
  const fields = apis.flatMap(({ operations }) => operations.flatMap(({ operation }) => operation.parameters.path));
  return new Set(fields.flatMap(({ schema }) => (schema.name !== undefined && !schema.enum ? [schema.name] : [])));
}

/** What every operation of a document asks for, such as the number of the merchant, relates nothing. */
function withoutCommonKeys(documents: Ends[][]): Ends[] {
  const common = documents
    .filter((ends) => ends.length > 1)
    .flatMap((ends) =>
      [...(ends[0]?.inputs.keys() ?? [])].filter((key) => ends.every(({ inputs }) => inputs.has(key))),
    );
  const without = (identifiers: Map<string, Identifier>) =>
    new Map([...identifiers].filter(([key]) => !common.includes(key)));
  return documents.flat().map((ends) => ({ ...ends, inputs: without(ends.inputs), outputs: without(ends.outputs) }));
}

function getEnds({ id, tag, method, parameters, body, responses }: Operation, components: ReadonlySet<string>): Ends {
  const inputs = [
    ...[...parameters.path, ...parameters.query].flatMap((field) => getIdentifier(field, components)),
    ...(body?.contents ?? []).flatMap(({ schema }) => identifiersIn(schema, components, body?.required)),
  ];
  const successes = responses.filter(({ status }) => status.startsWith('2'));
  const outputs = successes.flatMap(({ contents }) =>
    contents.flatMap(({ schema }) => identifiersIn(schema, components)),
  );
  return { id, method, inputs: byKey(inputs, tag), outputs: byKey(outputs, tag) };
}

function getChannelEnds({ id, path = [], query, messages }: Channel, components: ReadonlySet<string>): Ends {
  const received = messages.filter(({ directions }) => directions.includes('receive'));
  return {
    id,
    inputs: byKey(
      [...path, ...query].flatMap((field) => getIdentifier(field, components)),
      id,
    ),
    outputs: byKey(
      received.flatMap(({ schema }) => identifiersIn(schema, components).map(asOwn)),
      id,
    ),
  };
}

/** The first identifier of a message is its own, wherever it is. */
function asOwn(identifier: Identifier, index: number): Identifier {
  return { ...identifier, isFirst: index === 0 };
}

/** `id` alone is that of whatever it is in: each group of operations has its own. */
function byKey(identifiers: Identifier[], group: string): Map<string, Identifier> {
  const map = new Map<string, Identifier>();
  for (const identifier of identifiers) {
    const key = identifier.key === 'id' ? `${group} id` : identifier.key;
    if (!map.has(key)) map.set(key, { ...identifier, key });
  }
  return map;
}

/** Identifiers anywhere below a schema. The first field of an object is its own; one below an optional object is optional. */
function identifiersIn(schema: SchemaNode, components: ReadonlySet<string>, isRequired = true): Identifier[] {
  return listSubschemas(schema).flatMap(({ schema: part, field, at }, index) => {
    const isPartRequired = isRequired && (field ? field.required : at === 'element');
    const own = field ? getIdentifier(field, components, index === 0) : [];
    return [
      ...own.map((identifier) => ({ ...identifier, isRequired: isPartRequired })),
      ...identifiersIn(part, components, isPartRequired),
    ];
  });
}

/** A list of identifiers is as good as one. */
function getIdentifier(
  { name, required, schema: fieldSchema }: Field,
  components: ReadonlySet<string>,
  isFirst = true,
): Identifier[] {
  const schema = fieldSchema.items ?? fieldSchema;
  const isScalar = !schema.fields && !schema.items && !schema.alternatives;
  const key = schema.name ?? name;
  const isIdentifier = components.has(key) || /(^id|[a-z]I[dD]|_id|Token|Ticket)$/.test(key);
  return isScalar && isIdentifier ? [{ key, field: name, isFirst, isRequired: required }] : [];
}
