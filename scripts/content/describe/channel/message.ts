import { required } from '../../../../packages/base/invariant.ts';
import type { Message } from '../../../../src/model/channel.ts';
import type { NamedExample } from '../../../../src/model/operation.ts';
import type { ProseNode } from '../../../../src/model/prose.ts';
import type { SchemaNode } from '../../../../src/model/schema.ts';
import { messageId } from '../../../../src/model/sections.ts';
import type { ListedMessage } from '../../../document/channels.ts';
import { getText } from '../../texts/texts.ts';
import { type Context, proseAt, resolve } from '../context.ts';
import { deduplicateFields } from '../deduplicate/repeated-fields.ts';
import { deduplicateSchemas } from '../deduplicate/repeated-schemas.ts';
import { getTagTitle } from '../document/tags.ts';
import { describeExternalDocs } from '../external-docs.ts';
import { exists, type Located, listItems, member, stringAt, textAt } from '../located.ts';
import { exampleLabel, toExample } from '../operation/examples.ts';
import { getSample } from '../sample/sample-value.ts';
import { describeSchema } from '../schema/schema.ts';
import { describeTagNames } from '../tag-names.ts';
import { describeBindings } from './bindings.ts';
import { withTraits } from './traits.ts';

/** A message that a channel carries, and who sends it as the reader sees it. */
export type MessageDirection = ListedMessage & {
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

function describeMessage(context: Context, { at, name: key, direction, replyTo }: MessageDirection): Message {
  const message = withTraits(context, resolve(context, at));
  const name =
    textAt(member(message, 'name')) ?? textAt(member(message, 'messageId')) ?? message.name ?? key ?? 'message';
  const format = textAt(member(message, 'schemaFormat'));
  const schema = exists(message)
    ? payloadSchema(context, { payload: member(message, 'payload'), format, prefix: messageId(name) })
    : { type: 'unknown type' };
  const headers = payloadSchema(context, {
    payload: member(message, 'headers'),
    prefix: `${messageId(name)}-headers`,
  }).fields;
  const group = describeGroup(context, message);
  return {
    name,
    title: textAt(member(message, 'title')) ?? name,
    summary: stringAt(member(message, 'summary')),
    description: [
      ...describeReply(context, replyTo),
      ...proseAt(context, message),
      ...describeContentType(context, message),
      ...describeCorrelation(context, message),
      ...describeBindings(context, message),
      ...describeMoreTags(context, message),
    ],
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
  return title === undefined ? undefined : { title, note: stringAt(member(tag, 'description')) };
}

/** JSON is what every reader expects. */
function describeContentType(context: Context, message: Located): ProseNode[] {
  const usual = textAt(member(context.document.root, 'defaultContentType'));
  const type = textAt(member(message, 'contentType')) ?? usual ?? 'application/json';
  if (type === 'application/json') return [];
  return [['p', null, getText(context.locale)('content:format.type'), ['code', null, type]]];
}

/** The first tag is the group of the message. */
function describeMoreTags(context: Context, message: Located): ProseNode[] {
  const [, ...tags] = listItems(member(message, 'tags')).map((tag) => resolve(context, tag));
  return [...describeTagNames(context, tags), ...describeExternalDocs(context, message)];
}

/** The payload, which AsyncAPI 3 may wrap with the name of its schema language. One in another language than JSON Schema is shown as it is. */
function payloadSchema(context: Context, { payload, format: stated, prefix }: Payload): SchemaNode {
  const wrapped = textAt(member(payload, 'schemaFormat'));
  const format = wrapped ?? stated;
  const located = wrapped === undefined ? payload : member(payload, 'schema');
  if (format === undefined || /json|yaml|asyncapi/.test(format.replace(/^application\/vnd\.apache\.avro.*/, '')))
    return describeSchema(context, located, { prefix, direction: 'response' });
  const sentence: ProseNode = ['p', null, getText(context.locale)('content:channel.foreignSchema', { format })];
  const source = typeof located.value === 'string' ? located.value : JSON.stringify(located.value, null, 2);
  const code: ProseNode = {
    kind: 'code',
    code: context.code(typeof located.value === 'string' ? 'text' : 'json', source),
  };
  return { type: 'any', description: exists(located) ? [sentence, code] : [sentence] };
}

type Payload = { payload: Located; format?: string | undefined; prefix: string };

/** https://www.asyncapi.com/docs/reference/specification/v3.0.0#correlationIdObject */
function describeCorrelation(context: Context, message: Located): ProseNode[] {
  const correlation = resolve(context, member(message, 'correlationId'));
  const location = textAt(member(correlation, 'location'));
  if (location === undefined) return [];
  const t = getText(context.locale);
  const label = t('content:channel.correlation') + t('separator.label');
  return [['p', null, label, ['code', null, location]], ...proseAt(context, correlation)];
}

function getExamples(context: Context, message: Located, schema: SchemaNode): NamedExample[] {
  const examples = listItems(member(message, 'examples')).flatMap((located, index): NamedExample[] => {
    const { value } = exists(member(located, 'payload')) ? member(located, 'payload') : { value: undefined };
    if (value === undefined) return [];
    const name = textAt(member(located, 'name')) ?? `example-${index + 1}`;
    return [toExample(context, { name, summary: exampleLabel(located), value }, 'application/json')];
  });
  if (examples.length > 0 || schema.type === 'any' || schema.type === 'unknown type') return examples;
  return [toExample(context, { name: 'sample', summary: '', value: getSample(schema) }, 'application/json')];
}
