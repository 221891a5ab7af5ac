import type { Channel } from '../../../../src/model/channel.ts';
import type { Block } from '../../../../src/model/page.ts';
import type { LocaleBuildInput } from '../locale-build.ts';
import { channelClients } from '../pages/channel-clients.ts';
import { showExampleFirst } from '../pages/example-first.ts';
import { reportAt, type Written } from './directive.ts';
import { findChannel, findOperation } from './find-subject.ts';

type SubjectBlock<Kind> = Extract<Block, { kind: Kind }>;

/** The operation that a guide documents, with the example of the frontmatter (`example:`) in front. */
export function operationBlock(
  id: string,
  at: Written,
  input: LocaleBuildInput,
): SubjectBlock<'operation'> | undefined {
  const operation = findOperation(id, at, input);
  if (!operation) return undefined;
  const { example } = at.guide.frontmatter;
  if (example === undefined) return { kind: 'operation', operation };
  const names = operation.body?.contents.flatMap(({ examples }) => examples.map(({ name }) => name)) ?? [];
  if (names.includes(example)) return { kind: 'operation', operation: showExampleFirst(operation, example) };
  reportAt(at, input, `${id} has no request example "${example}"`, `It has: ${names.join(', ') || 'none'}.`);
  return { kind: 'operation', operation };
}

/** The channel that a guide documents. With `message:`, only these messages: how to connect is on the page of the whole channel. */
export function channelBlock(id: string, at: Written, input: LocaleBuildInput): SubjectBlock<'channel'> | undefined {
  const channel = findChannel(id, at, input);
  const { messages: names } = at.guide.frontmatter;
  if (!channel || !names) return channel && { kind: 'channel', channel: withClients(channel, at, input) };
  const known = channel.messages.map(({ name }) => name);
  for (const name of names.filter((wanted) => !known.includes(wanted)))
    reportAt(at, input, `channel ${id} has no message "${name}"`, `It has: ${known.join(', ')}.`);
  const messages = channel.messages.filter(({ name }) => names.includes(name));
  const { sequence: _sequence, furtherSequence: _further, machines: _machines, ...rest } = channel;
  return { kind: 'channel', channel: { ...rest, messages, description: [], query: [], closeCodes: [] } };
}

function withClients(channel: Channel, at: Written, input: LocaleBuildInput): Channel {
  const stem = at.guide.frontmatter.clients;
  if (stem === undefined) return channel;
  const clients = channelClients(stem, input);
  if (clients.length > 0) return { ...channel, clients };
  const hint = 'The site configuration lists what is published (attachments).';
  reportAt(at, input, `no published client "${stem}"`, hint);
  return channel;
}
