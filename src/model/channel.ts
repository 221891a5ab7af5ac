import type { Badge } from './method.ts';
import type { CodeSample, ContractStatus, Download, NamedExample, Server } from './operation.ts';
import type { Figure, ProseNode } from './prose.ts';
import type { Field, SchemaNode } from './schema.ts';
import type { DrawnMachine } from './state-machine.ts';

/** A frame or message of a channel, from the reader's side: the reader receives what the server sends. */
export type Message = {
  name: string;
  title: string;
  summary: string;
  description: ProseNode[];
  directions: ('receive' | 'send')[];
  /** What it demands of a client, by its first tag: messages are listed by it. */
  group?: { title: string; note: string };
  /** What it carries beside its payload. */
  headers?: Field[];
  schema: SchemaNode;
  examples: NamedExample[];
  /** Fields that an earlier message has as well: they are described there, and left out of `schema`. */
  fieldsAs?: { message: string; fields: { id: string; name: string }[] };
};

/** One AsyncAPI channel. */
export type Channel = {
  id: string;
  /** `/ws/listen` */
  address: string;
  /** `wss`, `kafka`: of its first server, where it has one. */
  protocol?: string;
  title: string;
  description: ProseNode[];
  status: ContractStatus;
  servers: Server[];
  /** Variables of the address. */
  path?: Field[];
  query: Field[];
  messages: Message[];
  closeCodes: CloseCode[];
  /** How a connection goes: its first phases, and the rest with the codes that name what it has. */
  sequence?: Figure;
  furtherSequence?: { codes: string[]; figure: Figure };
  /** State machines of the connection and of what it carries. */
  machines?: DrawnMachine[];
  downloads: Download[];
  /** Published clients, one for each language that has any. */
  clients?: CodeSample[];
};

/** The mark of a channel. */
export function getChannelBadge({ protocol = '' }: Channel): Badge {
  return /^wss?$/.test(protocol) ? 'WS' : 'EVENT';
}

/** What follows the address of a server. Addresses of AsyncAPI need not begin with a slash, and `/` adds nothing to a path. */
export function getChannelPath(channel: Channel): string {
  const { address, servers } = channel;
  if (servers.length === 0 || isTopic(channel)) return address;
  return address === '/' || address === '' ? '' : `/${address.replace(/^\//, '')}`;
}

/** Whether the address is a name at a broker, such as a topic or queue, and no path of a URL. */
export function isTopic({ protocol }: Channel): boolean {
  return protocol !== undefined && !/^(?:wss?|https?|sse)$/.test(protocol);
}

export type CloseCode = { code: number; name: string; reconnect: string; action: string };
