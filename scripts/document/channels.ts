import { referenceName } from '../../packages/base/json/pointer.js';
import { type Located, listItems, listMembers, member, textAt } from './located.js';
import type { DocumentReader } from './reader.js';

/** A message as it is listed, before references are followed, and the name by which it is listed. */
export type ListedMessage = { name?: string; at: Located };

/** `action` is the provider's: `send` for what clients receive. `replyTo`: names of the messages that this reply of an operation answers. */
type ChannelOperation = { at: Located; action: 'send' | 'receive'; messages: ListedMessage[]; replyTo?: string[] };

/** `at`: followed. `messages`: all that it may carry. `operations`: those on it, and the replies that arrive on it. */
export type Channel = { name: string; at: Located; messages: ListedMessage[]; operations: ChannelOperation[] };

/** Channels of AsyncAPI 2 and 3 alike, in the order of the document. */
export function listChannels(document: DocumentReader): Channel[] {
  const isVersion2 = textAt(member(document.root, 'asyncapi'))?.startsWith('2') ?? false;
  return listMembers(member(document.root, 'channels'))
    .filter(([name]) => !name.startsWith('x-'))
    .map(([name, stated]) => {
      const channel = document.origin(stated);
      const messages = listMembers(member(channel, 'messages')).map(([name, at]) => ({ name, at }));
      if (!isVersion2)
        return { name, at: channel, messages, operations: listOperations(document, { name, channel, messages }) };
      const operations = [listOperation2(document, channel, 'subscribe'), listOperation2(document, channel, 'publish')];
      return { name, at: channel, messages: operations.flatMap(({ messages }) => messages), operations };
    });
}

/** 2.x: `publish` is what clients send, `subscribe` what they receive. */
function listOperation2(
  document: DocumentReader,
  channel: Located,
  keyword: 'subscribe' | 'publish',
): ChannelOperation {
  const at = member(channel, keyword);
  const message = member(at, 'message');
  const options = listItems(member(document.origin(message), 'oneOf'));
  const messages = (options.length > 0 ? options : [message]).filter(({ value }) => value !== undefined);
  return { at, action: keyword === 'subscribe' ? 'send' : 'receive', messages: messages.map((one) => ({ at: one })) };
}

/** 3.x: a reply goes the other way, perhaps on another channel. Where an operation lists no messages, all those of the channel are meant. */
function listOperations(
  document: DocumentReader,
  { name, channel, messages }: { name: string; channel: Located; messages: ListedMessage[] },
): ChannelOperation[] {
  const isHere = (at: Located) => document.origin(member(at, 'channel')).pointer === channel.pointer;
  const carry = (at: Located, isSent: boolean): ChannelOperation => {
    const listed = listMessages(at, name);
    return { at, action: isSent ? 'send' : 'receive', messages: listed.length > 0 ? listed : messages };
  };
  return listMembers(member(document.root, 'operations')).flatMap(([, stated]) => {
    const at = document.origin(stated);
    const reply = document.origin(member(at, 'reply'));
    const hasChannel = member(reply, 'channel').value !== undefined;
    const isReplyHere = hasChannel ? isHere(reply) : isHere(at) && reply.value !== undefined;
    const isSent = textAt(member(at, 'action')) === 'send';
    const replyTo = listMessages(at, '').flatMap(({ name }) => (name ? [name] : []));
    return [
      ...(isHere(at) ? [carry(at, isSent)] : []),
      ...(isReplyHere ? [{ ...carry(reply, !isSent), replyTo }] : []),
    ];
  });
}

/** `key`: for a message that is no reference. */
function listMessages(operation: Located, key: string): ListedMessage[] {
  const items = listItems(member(operation, 'messages'));
  return items.map((at) => ({ name: referenceName(textAt(member(at, '$ref')) ?? key), at }));
}
