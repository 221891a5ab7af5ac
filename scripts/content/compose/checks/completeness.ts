import type { Channel } from '../../../../src/model/channel.ts';
import type { Operation } from '../../../../src/model/operation.ts';
import type { Page } from '../../../../src/model/page.ts';
import type { Report } from '../../../findings/finding.ts';
import type { ApiDocument } from '../../read/api.ts';
import { listReadParts, type PartKind, type ReadPart } from './read-parts.ts';

/** How many of each kind the documents have, and how many are on pages. */
export type Counts = Record<'documents' | PartKind, { read: number; shown: number }>;

type Read = { apis: ApiDocument[]; pages: Page[]; report: Report };

/** A site never silently lacks an operation, a body, a channel or a message of its documents: what is on no page is a warning. */
export function checkCompleteness({ apis, pages, report }: Read): Counts {
  const zero = () => ({ read: 0, shown: 0 });
  const counts: Counts = {
    ...{ documents: zero(), operations: zero(), bodies: zero(), channels: zero(), messages: zero() },
  };
  const shownByDocument = listShown(pages);
  for (const api of apis) {
    const shown = shownByDocument.get(`${api.kind}/${api.id}`) ?? [];
    const left = new Map<string, number>();
    for (const key of shown) left.set(key, (left.get(key) ?? 0) + 1);
    const parts = listReadParts(api.document);
    counts.documents.read += 1;
    counts.documents.shown += parts.length === 0 || shown.length > 0 ? 1 : 0;
    for (const part of parts) {
      counts[part.kind].read += 1;
      const key = toKey(part.kind, part.name);
      const count = left.get(key) ?? 0;
      left.set(key, count - 1);
      if (count > 0) counts[part.kind].shown += 1;
      else if (!part.isSwagger)
        report({ severity: 'warning', ...api.locate(part.pointer), message: describeLoss(part) });
    }
  }
  return counts;
}

const WORDS: Record<PartKind, string> = {
  operations: 'operation',
  bodies: 'body',
  channels: 'channel',
  messages: 'message of the channel',
};

function describeLoss({ kind, name }: ReadPart): string {
  const words = kind === 'messages' ? name.replace(/ \d+$/, '') : name;
  return `${WORDS[kind]} ${words}: it is on no page`;
}

function toKey(kind: PartKind, name: string): string {
  return `${kind} ${name}`;
}

/** What the pages show of each document. The same operation may be on several, in parts. */
function listShown(pages: Page[]): Map<string, string[]> {
  const operations = new Map<string, Operation>();
  const channels = new Map<string, Channel>();
  for (const block of pages.flatMap((page) => ('blocks' in page ? page.blocks : []))) {
    if (block.kind === 'operation') operations.set(keyOf(block.operation), block.operation);
    if (block.kind === 'channel') {
      const known = channels.get(keyOf(block.channel));
      if (!known || known.messages.length < block.channel.messages.length)
        channels.set(keyOf(block.channel), block.channel);
    }
  }
  const shown = new Map<string, string[]>();
  const add = (document: string, keys: string[]) => shown.set(document, [...(shown.get(document) ?? []), ...keys]);
  for (const operation of operations.values()) add(documentOf(operation), listOperation(operation));
  for (const channel of channels.values()) add(documentOf(channel), listChannel(channel));
  return shown;
}

function listOperation({ method, path, body, responses }: Operation): string[] {
  const name = `${method} ${path}`;
  const bodies = responses.filter(({ contents, bodyOf }) => contents.length > 0 || bodyOf !== undefined);
  return [
    toKey('operations', name),
    ...(body ? [toKey('bodies', `${name} request`)] : []),
    ...bodies.map(({ status }) => toKey('bodies', `${name} ${status}`)),
  ];
}

function listChannel({ id, address, messages }: Channel): string[] {
  const names = new Set([id, address]);
  return [...names].flatMap((name) => [
    toKey('channels', name),
    ...messages.map((_, index) => toKey('messages', `${name} ${index + 1}`)),
  ]);
}

function keyOf({ id, downloads }: Operation | Channel): string {
  return `${downloads[0]?.url} ${id}`;
}

/** `openapi/token` for `/v1/openapi/token.zh.yaml`. */
function documentOf({ downloads }: Operation | Channel): string {
  const [, document = ''] =
    /((?:openapi|asyncapi)\/.*?)(?:\.(?:en|zh))?\.(?:yaml|json)$/.exec(downloads[0]?.url ?? '') ?? [];
  return document;
}
