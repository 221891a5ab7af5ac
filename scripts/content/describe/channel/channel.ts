import type { Channel, CloseCode } from '../../../../src/model/channel.ts';
import { EMPTY_DRAWING } from '../../../../src/model/drawing.ts';
import type { Download } from '../../../../src/model/operation.ts';
import type { ProseNode } from '../../../../src/model/prose.ts';
import type { Field } from '../../../../src/model/schema.ts';
import { isObject } from '../../json/json-value.ts';
import { getText } from '../../texts/texts.ts';
import { type Context, descriptionAt, resolve } from '../context.ts';
import { describeChannelMachines } from '../document/state-machines.ts';
import { exists, type Located, listItems, listMembers, member, textAt } from '../located.ts';
import { contractStatus } from '../operation/operation.ts';
import { fragmentPart } from '../schema/field-id.ts';
import { describeSchema } from '../schema/schema.ts';
import { describeTagsAndDocs } from '../tag-names.ts';
import { describeBindings } from './bindings.ts';
import { describeMessages, type MessageDirection } from './message.ts';
import { describeOperationTexts } from './operation-texts.ts';
import { describeSequence } from './sequence.ts';
import { describeServerSecurity, describeServers } from './servers.ts';

/** Channels of an AsyncAPI document, 2.x or 3.x, from the reader's side. */
export function describeChannels(context: Context, downloads: Download[]): Channel[] {
  const { root } = context.document;
  const isVersion2 = textAt(member(root, 'asyncapi'))?.startsWith('2') ?? false;
  return listMembers(member(root, 'channels')).map(([key, located]) => {
    const channel = resolve(context, located);
    const messages = isVersion2
      ? getVersion2Messages(context, channel)
      : getVersion3Messages(context, root, { key, channel });
    return describeChannel(context, { key, channel, root, isVersion2, messages, downloads });
  });
}

type ChannelSource = {
  key: string;
  channel: Located;
  root: Located;
  isVersion2: boolean;
  messages: MessageDirection[];
  downloads: Download[];
};

function describeChannel(
  context: Context,
  { key, channel, root, isVersion2, messages, downloads }: ChannelSource,
): Channel {
  const address = isVersion2 ? key : (textAt(member(channel, 'address')) ?? key);
  // `/` is where a server listens, and says nothing of what a channel is about.
  const isDistinct = /\w/.test(address);
  const servers = describeServers(context, channel, root);
  const binding = resolve(context, member(resolve(context, member(channel, 'bindings')), 'ws'));
  const machines = describeChannelMachines(channel).map((machine) => ({ ...machine, drawing: EMPTY_DRAWING }));
  const path = pathFields(context, member(channel, 'parameters'));
  return {
    id: isVersion2 ? fragmentPart(key).replace(/^_+|_+$/g, '') || 'root' : key,
    address,
    protocol: servers[0]?.url.split(':')[0],
    title: textAt(member(channel, 'title')) ?? textAt(member(channel, 'summary')) ?? (isDistinct ? address : key),
    description: [
      ...(descriptionAt(context, channel) ?? []),
      ...describeOperationTexts(context, getOperations(context, { root, channel, isVersion2 })),
      ...describeBindings(context, channel),
      ...describeServerSecurity(context, channel, root),
      ...describeTagsAndDocs(context, channel),
    ],
    status: contractStatus(channel, member(root, 'info')),
    servers,
    ...(path.length > 0 && { path }),
    query: describeSchema(context, member(binding, 'query'), { prefix: 'query', direction: 'request' }).fields ?? [],
    messages: describeMessages(context, messages),
    closeCodes: listMembers(member(channel, 'x-close-codes')).map(closeCode),
    ...describeSequence(channel),
    ...(machines.length > 0 && { machines }),
    downloads,
  };
}

function getOperations(
  context: Context,
  { root, channel, isVersion2 }: Pick<ChannelSource, 'root' | 'channel' | 'isVersion2'>,
): Located[] {
  if (isVersion2) return ['subscribe', 'publish'].map((keyword) => member(channel, keyword));
  const operations = listMembers(member(root, 'operations')).map(([, located]) => resolve(context, located));
  return operations.filter((located) => resolve(context, member(located, 'channel')).pointer === channel.pointer);
}

/** 2.x: `publish` is what clients send, `subscribe` what they receive. */
function getVersion2Messages(context: Context, channel: Located): MessageDirection[] {
  const directions = [
    ['subscribe', 'receive'],
    ['publish', 'send'],
  ] as const;
  return directions.flatMap(([keyword, direction]) => {
    const message = member(member(channel, keyword), 'message');
    const options = listItems(member(resolve(context, message), 'oneOf'));
    const allLocated = options.length > 0 ? options : [message].filter(exists);
    return allLocated.map((located): MessageDirection => ({ located, direction }));
  });
}

/**
 * 3.x: an action is the provider's: what it sends, the reader receives; its reply goes the other way, perhaps on another
 * channel. Where nothing is listed, all messages of the channel are meant; without an operation the reader receives them.
 */
function getVersion3Messages(
  context: Context,
  root: Located,
  { key, channel }: { key: string; channel: Located },
): MessageDirection[] {
  const isHere = (located: Located) => resolve(context, member(located, 'channel')).pointer === channel.pointer;
  const all = listMembers(member(channel, 'messages')).map(([name, located]) => ({ located, name }));
  const carried = (located: Located, direction: MessageDirection['direction']): MessageDirection[] => {
    const listed = listedMessages(located, key);
    return (listed.length > 0 ? listed : all).map((entry) => ({ ...entry, direction }));
  };
  const operations = listMembers(member(root, 'operations')).map(([, located]) => resolve(context, located));
  const directed = operations.flatMap((operation) => {
    const isSent = textAt(member(operation, 'action')) === 'send';
    const reply = resolve(context, member(operation, 'reply'));
    const isReplyHere = exists(member(reply, 'channel')) ? isHere(reply) : isHere(operation) && exists(reply);
    return [
      ...(isHere(operation) ? carried(operation, isSent ? 'receive' : 'send') : []),
      ...(isReplyHere
        ? carried(reply, isSent ? 'send' : 'receive').map((entry) => ({ ...entry, replyTo: messageNames(operation) }))
        : []),
    ];
  });
  return directed.length > 0 ? directed : all.map((entry) => ({ ...entry, direction: 'receive' }));
}

/** What a reply answers, by the names of the messages. */
function messageNames(operation: Located): string[] {
  return listedMessages(operation, '').flatMap(({ name }) => (name ? [name] : []));
}

function listedMessages(located: Located, key: string): Omit<MessageDirection, 'direction'>[] {
  return listItems(member(located, 'messages')).map((item) => ({
    located: item,
    name: lastStep(textAt(member(item, '$ref')) ?? key),
  }));
}

function lastStep(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

function pathFields(context: Context, parameters: Located): Field[] {
  return listMembers(parameters).map(([name, located]) => {
    const parameter = resolve(context, located);
    const id = `path-${fragmentPart(name)}`;
    const schema = exists(member(parameter, 'schema'))
      ? describeSchema(context, member(parameter, 'schema'), { prefix: id, direction: 'request' })
      : describeSchema(context, stringSchema(parameter), { prefix: id, direction: 'request' });
    return {
      name,
      id,
      required: true,
      schema: { ...schema, description: describeParameterTexts(context, parameter) ?? schema.description },
    };
  });
}

/** Its description, and where in a message its value is. */
function describeParameterTexts(context: Context, parameter: Located): ProseNode[] | undefined {
  const description = descriptionAt(context, parameter);
  const location = textAt(member(parameter, 'location'));
  return location === undefined ? description : [...(description ?? []), describeLocation(context, location)];
}

/** A parameter of 3.x is a string, with the keywords of a schema that a string may need. */
function stringSchema({ value, pointer }: Located): Located {
  const { enum: values, default: preset, examples } = isObject(value) ? value : {};
  const known = Object.entries({ enum: values, default: preset, examples }).filter(([, entry]) => entry !== undefined);
  return { value: { type: 'string', ...Object.fromEntries(known) }, pointer };
}

function closeCode([code, located]: [string, Located]): CloseCode {
  const text = (name: string) => textAt(member(located, name)) ?? '';
  return { code: Number(code), name: text('name'), reconnect: text('reconnect'), action: text('action') };
}

/** A runtime expression, which tells where in a message a value is: `$message.payload#/id`. */
function describeLocation({ locale }: Context, location: string): ProseNode {
  const t = getText(locale);
  return ['p', null, t('content:document.location') + t('separator.label'), ['code', null, location]];
}
