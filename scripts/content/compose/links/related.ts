import type { Channel } from '../../../../src/model/channel.ts';
import type { Content, Operation } from '../../../../src/model/operation.ts';
import type { PageLink } from '../../../../src/model/page-link.ts';
import type { RelatedGroup, RelatedLink } from '../../../../src/model/related.ts';
import type { Field, SchemaNode } from '../../../../src/model/schema.ts';
import type { DescribedApi } from '../../describe/document/api.ts';
import { listSubschemas } from '../../tree/schema-tree.ts';

/** What identifies an object: the component of its values, or the name of the field where values have none. */
type Identifier = { key: string; field: string; isFirst: boolean };

/** What an operation needs and gives, by identifiers. A channel gives what it sends to the reader. */
type Ends = {
  id: string;
  method?: Operation['method'];
  inputs: Map<string, Identifier>;
  outputs: Map<string, Identifier>;
};

const MAX_SOURCES = 3;
const MAX_USES = 6;

/**
 * Operations and channels before and after each operation: those whose response or message holds an identifier that this one asks
 * for, those that ask for one that this one gives, and the next step that the document names (`links` of a response).
 */
export function relations(
  apis: Pick<DescribedApi, 'operations' | 'channels'>[],
  pages: ReadonlyMap<string, PageLink>,
): Map<string, RelatedGroup[]> {
  const described = apis.flatMap(({ operations }) => operations);
  const ends = [
    ...withoutCommonKeys(apis.map(({ operations }) => operations.map(({ operation }) => getEnds(operation)))),
    ...apis.flatMap(({ channels }) => channels.map(getChannelEnds)),
  ];
  return new Map(
    described.map(({ operation, next }, index): [string, RelatedGroup[]] => {
      const own = ends[index] ?? getEnds(operation);
      const steps = next.map((id): Step => ({ id }));
      const nextLinks = linksTo(steps, pages, operation.id);
      const taken = new Set(nextLinks.map(({ page }) => page.path));
      const isNew = ({ page }: RelatedLink) => !taken.has(page.path);
      const groups: RelatedGroup[] = [
        { kind: 'next', links: nextLinks },
        { kind: 'inputs', links: linksTo(getSources(own, ends), pages, operation.id).filter(isNew) },
        { kind: 'outputs', links: linksTo(getUses(own, ends), pages, operation.id).filter(isNew).slice(0, MAX_USES) },
      ];
      return [operation.id, groups.filter(({ links }) => links.length > 0)];
    }),
  );
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

type Step = { id: string; field?: string };

function linksTo(steps: Step[], pages: ReadonlyMap<string, PageLink>, self: string): RelatedLink[] {
  const own = pages.get(self)?.path;
  const links = new Map<string, RelatedLink>();
  for (const { id, field } of steps) {
    const page = pages.get(id);
    if (page && page.path !== own && !links.has(page.path)) links.set(page.path, { page, ...(field && { field }) });
  }
  return [...links.values()];
}

/** For each input, what gives it: first what creates or lists its object. What an operation only echoes, its caller has chosen. */
function getSources({ id, inputs, outputs }: Ends, all: Ends[]): Step[] {
  return [...inputs.values()].flatMap(({ key, field }) => {
    const sources = all.filter((other) => other.id !== id && other.outputs.has(key) && !other.inputs.has(key));
    const best = sources.filter((other) => other.outputs.get(key)?.isFirst || isCreation(other));
    const others = outputs.has(key) ? [] : sources;
    return (best.length > 0 ? best : others).slice(0, MAX_SOURCES).map((other) => ({ id: other.id, field }));
  });
}

/** Whether an operation makes the object that it answers with: nobody could have named it in the request. */
function isCreation({ method, inputs, outputs }: Ends): boolean {
  const own = [...outputs.values()].find(({ isFirst }) => isFirst);
  return method === 'POST' && own !== undefined && !inputs.has(own.key);
}

/** Operations that ask for what this one is the first to give: what it makes, or lists. */
function getUses(own: Ends, all: Ends[]): Step[] {
  const { inputs, outputs } = own;
  return [...outputs.values()]
    .filter(({ key, isFirst }) => !inputs.has(key) && (isFirst || isCreation(own)))
    .flatMap(({ key, field }) =>
      all.filter((other) => other.id !== own.id && other.inputs.has(key)).map((other) => ({ id: other.id, field })),
    );
}

function getEnds(operation: Operation): Ends {
  const { id, method, parameters, body, responses } = operation;
  const inputs = [
    ...[...parameters.path, ...parameters.query].flatMap((field) => getIdentifier(field, true)),
    ...(body?.contents ?? []).flatMap(({ schema }) => identifiersIn(schema)),
  ];
  const successes = responses.filter(({ status }) => status.startsWith('2'));
  const outputs = successes.flatMap(({ contents }) => contents.flatMap(({ schema }: Content) => identifiersIn(schema)));
  return { id, method, inputs: byKey(inputs), outputs: byKey(outputs) };
}

function getChannelEnds({ id, path = [], query, messages }: Channel): Ends {
  const received = messages.filter(({ directions }) => directions.includes('receive'));
  return {
    id,
    inputs: byKey([...path, ...query].flatMap((field) => getIdentifier(field, true))),
    outputs: byKey(received.flatMap(({ schema }) => identifiersIn(schema).map(asOwn))),
  };
}

/** The first identifier of a message is its own, wherever it is. */
function asOwn(identifier: Identifier, index: number): Identifier {
  return { ...identifier, isFirst: index === 0 };
}

function byKey(identifiers: Identifier[]): Map<string, Identifier> {
  const map = new Map<string, Identifier>();
  for (const identifier of identifiers) if (!map.has(identifier.key)) map.set(identifier.key, identifier);
  return map;
}

/** Identifiers anywhere below a schema. The first field of an object is its own. */
function identifiersIn(schema: SchemaNode): Identifier[] {
  return listSubschemas(schema).flatMap(({ schema: part, field }, index) => [
    ...(field ? getIdentifier(field, index === 0) : []),
    ...identifiersIn(part),
  ]);
}

/** A list of identifiers is as good as one. */
function getIdentifier({ name, schema: fieldSchema }: Field, isFirst: boolean): Identifier[] {
  const schema = fieldSchema.items ?? fieldSchema;
  const isScalar = !schema.fields && !schema.items && !schema.alternatives;
  const key = schema.name ?? name;
  return isScalar && /(^id|[a-z]I[dD]|_id|Token|Ticket)$/.test(key) ? [{ key, field: name, isFirst }] : [];
}
