import type { Channel, CloseCode } from '../../../../src/model/channel.ts';
import { EMPTY_DRAWING } from '../../../../src/model/drawing.ts';
import type { Download } from '../../../../src/model/operation.ts';
import type { ProseNode } from '../../../../src/model/prose.ts';
import type { Field } from '../../../../src/model/schema.ts';
import { type Channel as ListedChannel, listChannels } from '../../../document/channels.ts';
import { isObject } from '../../json/json-value.ts';
import { getText } from '../../texts/texts.ts';
import { type Context, descriptionAt, proseAt, resolve } from '../context.ts';
import { describeChannelMachines } from '../document/state-machines.ts';
import { exists, type Located, listMembers, member, stringAt, textAt } from '../located.ts';
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
  return listChannels(context.document).map((channel) => describeChannel(context, channel, downloads));
}

function describeChannel(context: Context, listed: ListedChannel, downloads: Download[]): Channel {
  const { name: key, at: channel, operations } = listed;
  const { root } = context.document;
  const isVersion2 = textAt(member(root, 'asyncapi'))?.startsWith('2') ?? false;
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
      ...proseAt(context, channel),
      ...describeOperationTexts(
        context,
        operations.flatMap(({ at, replyTo }) => (replyTo ? [] : [at])),
      ),
      ...describeBindings(context, channel),
      ...describeServerSecurity(context, channel, root),
      ...describeTagsAndDocs(context, channel),
    ],
    status: contractStatus(channel, member(root, 'info')),
    servers,
    ...(path.length > 0 && { path }),
    query: describeSchema(context, member(binding, 'query'), { prefix: 'query', direction: 'request' }).fields ?? [],
    messages: describeMessages(context, getDirections(listed)),
    closeCodes: listMembers(member(channel, 'x-close-codes')).map(closeCode),
    ...describeSequence(channel),
    ...(machines.length > 0 && { machines }),
    downloads,
  };
}

/** What the provider sends, the reader receives; without an operation the reader receives all messages. */
function getDirections({ operations, messages }: ListedChannel): MessageDirection[] {
  const directed = operations.flatMap(({ action, replyTo, messages }) =>
    messages.map(
      (message): MessageDirection => ({
        ...message,
        direction: action === 'send' ? 'receive' : 'send',
        ...(replyTo && { replyTo }),
      }),
    ),
  );
  return directed.length > 0 ? directed : messages.map((message) => ({ ...message, direction: 'receive' }));
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
  const text = (name: string) => stringAt(member(located, name));
  return { code: Number(code), name: text('name'), reconnect: text('reconnect'), action: text('action') };
}

/** A runtime expression, which tells where in a message a value is: `$message.payload#/id`. */
function describeLocation({ locale }: Context, location: string): ProseNode {
  const t = getText(locale);
  return ['p', null, t('content:document.location') + t('separator.label'), ['code', null, location]];
}
