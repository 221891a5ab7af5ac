import type { Message } from '../../../../src/model/channel.ts';
import { required } from '../../../../src/model/invariant.ts';
import type { NamedExample } from '../../../../src/model/operation.ts';
import type { ProseNode } from '../../../../src/model/prose.ts';
import type { SchemaNode } from '../../../../src/model/schema.ts';
import { messageId } from '../../../../src/model/sections.ts';
import { getText } from '../../texts/texts.ts';
import { type Context, descriptionAt, type Resolved, resolve } from '../context.ts';
import { deduplicateFields } from '../deduplicate/repeated-fields.ts';
import { deduplicateSchemas } from '../deduplicate/repeated-schemas.ts';
import { getTagTitle } from '../document/tags.ts';
import { exists, type Located, listItems, member, objectAt, textAt } from '../located.ts';
import { exampleLabel, toExample } from '../operation/examples.ts';
import { getSample } from '../operation/sample-value.ts';
import { describeSchema } from '../schema/schema.ts';

/** A message that a channel carries, and who sends it as the reader sees it. */
export type MessageDirection = {
  located: Located;
  name?: string;
  direction: Message['directions'][number];
  /** Names of the messages to which it is the reply. */
  replyTo?: string[];
};

/**
 * Messages in the order of their first mention; one that goes both ways is listed once.
 * https://www.asyncapi.com/docs/reference/specification/v3.0.0#messageObject
 */
export function describeMessages(context: Context, directed: MessageDirection[]): Message[] {
  const messages = new Map<string, Message>();
  for (const entry of directed) {
    const message = describeMessage(context, entry);
    const existing = messages.get(message.name);
    if (!existing) messages.set(message.name, message);
    else if (!existing.directions.includes(entry.direction)) existing.directions.push(entry.direction);
  }
  const described = deduplicateFields([...messages.values()]);
  const schemas = deduplicateSchemas(described.map(({ schema }) => schema));
  return described.map((message, index) => ({
    ...message,
    schema: required(schemas[index], 'Each message keeps its schema.'),
  }));
}

function describeMessage(context: Context, { located, name: key, direction, replyTo }: MessageDirection): Message {
  const message = withTraits(context, resolve(context, located));
  const name =
    textAt(member(message, 'name')) ?? textAt(member(message, 'messageId')) ?? message.name ?? key ?? 'message';
  const schema = payloadSchema(context, member(message, 'payload'), messageId(name));
  const headers = payloadSchema(context, member(message, 'headers'), `${messageId(name)}-headers`).fields;
  const group = describeGroup(context, message);
  return {
    name,
    title: textAt(member(message, 'title')) ?? name,
    summary: textAt(member(message, 'summary')) ?? '',
    description: [...describeReply(context, replyTo), ...(descriptionAt(context, message) ?? [])],
    directions: [direction],
    ...(group && { group }),
    ...(headers && { headers }),
    schema,
    examples: getExamples(context, message, schema),
  };
}

/** https://www.asyncapi.com/docs/reference/specification/v3.0.0#operationReplyObject */
function describeReply({ locale }: Context, replyTo: string[] = []): ProseNode[] {
  if (replyTo.length === 0) return [];
  const label = getText(locale)('content:channel.replyTo') + getText(locale)('separator.label');
  const names = replyTo.flatMap((name, index): ProseNode[] => [...(index > 0 ? [', '] : []), ['code', null, name]]);
  return [['p', null, label, ...names]];
}

function describeGroup(context: Context, message: Located): Message['group'] {
  const [first] = listItems(member(message, 'tags'));
  if (!first) return undefined;
  const tag = resolve(context, first);
  const title = getTagTitle(tag) ?? textAt(member(tag, 'name'));
  return title === undefined ? undefined : { title, note: textAt(member(tag, 'description')) ?? '' };
}

/** Traits fill in what the message itself does not say. */
function withTraits(context: Context, message: Resolved): Resolved {
  const traits = listItems(member(message, 'traits')).map((located) => objectAt(resolve(context, located)) ?? {});
  const own = objectAt(message);
  if (traits.length === 0 || !own) return message;
  return { ...message, value: Object.assign({}, ...traits, own) };
}

/** AsyncAPI 3 may wrap the payload with the name of its schema language; only JSON Schema is shown. */
function payloadSchema(context: Context, payload: Located, prefix: string): SchemaNode {
  const format = textAt(member(payload, 'schemaFormat'));
  if (format === undefined) return describeSchema(context, payload, { prefix, direction: 'response' });
  if (/json|yaml|asyncapi/.test(format))
    return describeSchema(context, member(payload, 'schema'), { prefix, direction: 'response' });
  context.warn(payload.pointer, `payload schema in ${format} is not shown on the page`);
  return { type: 'any' };
}

function getExamples(context: Context, message: Located, schema: SchemaNode): NamedExample[] {
  const examples = listItems(member(message, 'examples')).flatMap((located, index): NamedExample[] => {
    const { value } = exists(member(located, 'payload')) ? member(located, 'payload') : { value: undefined };
    if (value === undefined) return [];
    const name = textAt(member(located, 'name')) ?? `example-${index + 1}`;
    return [toExample(context, { name, summary: exampleLabel(located), value }, 'application/json')];
  });
  if (examples.length > 0 || schema.type === 'any') return examples;
  return [toExample(context, { name: 'sample', summary: '', value: getSample(schema) }, 'application/json')];
}
