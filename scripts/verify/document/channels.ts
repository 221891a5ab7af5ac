import type { JsonObject } from '../../content/json/json-value.ts';
import type { DocumentPart, Parameter, Subject } from '../facts.ts';
import { type At, DocumentReader, items, member, members, text } from './schema.ts';

/** Every channel of an AsyncAPI document, 2.x or 3.x, with its messages. */
export function listChannels(api: string, document: JsonObject): Subject[] {
  const reader = new DocumentReader(document);
  const root: At = { value: document, pointer: '' };
  const isVersion2 = String(document.asyncapi).startsWith('2');
  return members(member(root, 'channels')).map(([key, stated]): Subject => {
    const at = reader.resolve(stated);
    const messages = isVersion2 ? listVersion2(reader, at) : listVersion3(reader, root, at);
    const described = [...new Map(messages.map((message) => [message.name, message])).values()];
    return {
      ...{ kind: 'channel', api, id: key, at, isSentByPlatform: false, deprecated: false },
      name: isVersion2 ? key : (text(member(at, 'address')) ?? key),
      ...{ servers: [], hasNoHost: false, links: [], tag: '' },
      parts: [
        ...described.flatMap((message) => messageParts(reader, message)),
        parameterPart(reader, member(at, 'parameters')),
      ].filter(({ schemas, parameters }) => schemas.length + parameters.length > 0),
      examples: [],
      mentions: described.flatMap(({ at: message }) => {
        const location = member(reader.resolve(member(message, 'correlationId')), 'location');
        return text(location) === undefined ? [] : [{ text: text(location) ?? '', at: location }];
      }),
    };
  });
}

type NamedMessage = { name: string; at: At };

function listVersion2(reader: DocumentReader, channel: At): NamedMessage[] {
  return ['subscribe', 'publish'].flatMap((keyword) => {
    const message = member(member(channel, keyword), 'message');
    if (message.value === undefined) return [];
    const options = items(member(reader.resolve(message), 'oneOf'));
    return (options.length > 0 ? options : [message]).map((at) => toMessage(reader, at, 'message'));
  });
}

/** Those that its operations name and those of replies; all of the channel where nothing names any. */
function listVersion3(reader: DocumentReader, root: At, channel: At): NamedMessage[] {
  const all = members(member(channel, 'messages'));
  const isHere = (at: At) => reader.resolve(member(at, 'channel')).pointer === channel.pointer;
  const operations = members(member(root, 'operations')).map(([, operation]) => reader.resolve(operation));
  const users = operations
    .flatMap((operation) => [operation, reader.resolve(member(operation, 'reply'))])
    .filter(isHere);
  const isAll = users.length === 0 || users.some((user) => items(member(user, 'messages')).length === 0);
  const named = users.flatMap((user) => items(member(user, 'messages')));
  return isAll
    ? all.map(([key, at]) => toMessage(reader, at, key))
    : named.map((at) => toMessage(reader, at, (text(member(at, '$ref')) ?? '').split('/').at(-1) ?? ''));
}

function toMessage(reader: DocumentReader, stated: At, key: string): NamedMessage {
  const at = reader.resolve(stated);
  const reference = text(member(stated, '$ref'))?.split('/').at(-1);
  const name = [member(at, 'name'), member(at, 'messageId')].map(text).find((one) => one !== undefined);
  const last = at.pointer.split('/').at(-1)?.replaceAll('~1', '/');
  return { name: name ?? (at.pointer.startsWith('/components/messages/') ? last : reference) ?? key, at };
}

function messageParts(reader: DocumentReader, { name, at }: NamedMessage): DocumentPart[] {
  const payload = member(at, 'payload');
  const format = text(member(payload, 'schemaFormat')) ?? text(member(at, 'schemaFormat')) ?? 'json';
  const schema = text(member(payload, 'schemaFormat')) === undefined ? payload : member(payload, 'schema');
  const headers = member(at, 'headers');
  const part = { at, mediaTypes: [], direction: 'received' as const, parameters: [] };
  const isJson = /json|yaml|asyncapi/.test(format) && !format.includes('avro');
  return [
    { ...part, place: `message ${name}`, schemas: isJson && schema.value !== undefined ? [schema] : [] },
    {
      ...{ ...part, place: `message headers ${name}`, schemas: [] },
      parameters: reader.fields(headers).map(({ name: field, at: own, required }) => ({
        ...{ name: field, at: own, schema: own, required },
      })),
    },
  ];
}

function parameterPart(reader: DocumentReader, parameters: At): DocumentPart {
  const named = members(parameters).map(([name, stated]): Parameter => {
    const at = reader.resolve(stated);
    const schema = member(at, 'schema');
    return { name, at, schema: schema.value === undefined ? at : schema, required: true };
  });
  return { place: 'path', at: parameters, mediaTypes: [], schemas: [], parameters: named, direction: 'sent' };
}
