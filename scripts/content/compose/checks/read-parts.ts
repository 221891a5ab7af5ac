import { type Channel, listChannels } from '../../../document/channels.ts';
import { type Located, listItems, listMembers, member } from '../../../document/located.js';
import { type DocumentReader, type Operation, openDocument } from '../../../document/reader.js';
import type { JsonObject } from '../../json/json-value.ts';

/** A part of a document that a page has to show, by its kind and name, with its pointer. `isSwagger`: that it cannot be read is said for all together. */
export type ReadPart = { kind: PartKind; name: string; pointer: string; isSwagger?: boolean };
export type PartKind = 'operations' | 'bodies' | 'channels' | 'messages';

/**
 * Every operation, body, channel and message of a bundled document, by the reader alone: what the describing stage drops is missing from its
 * result. What the reader itself omits, the second reader of `verify` finds.
 */
export function listReadParts(root: JsonObject): ReadPart[] {
  const document = openDocument(root);
  return [
    ...document.operations().flatMap((operation) => listOperationParts(document, operation)),
    ...listChannels(document).flatMap((channel) => listChannelParts(document, channel)),
  ];
}

function listOperationParts(document: DocumentReader, { method, path, at, callbacks }: Operation): ReadPart[] {
  const name = `${method} ${path}`;
  const body = document.origin(member(at, 'requestBody'));
  return [
    { kind: 'operations', name, pointer: at.pointer },
    ...(hasContent(body) ? [{ kind: 'bodies' as const, name: `${name} request`, pointer: body.pointer }] : []),
    ...listEntries(member(at, 'responses')).flatMap(([status, response]): ReadPart[] => {
      const followed = document.origin(response);
      const isSwagger = member(followed, 'content').value === undefined;
      return hasContent(followed)
        ? [{ kind: 'bodies', name: `${name} ${status}`, pointer: response.pointer, isSwagger }]
        : [];
    }),
    ...callbacks.flatMap((inner) => listOperationParts(document, inner)),
  ];
}

/** With media types, or in the form of Swagger 2.0. */
function hasContent(at: Located): boolean {
  return listEntries(member(at, 'content')).length > 0 || member(at, 'schema').value !== undefined;
}

/** Messages of a channel are counted: which name a page has for one is not decided here. */
function listChannelParts(document: DocumentReader, { name, at, messages }: Channel): ReadPart[] {
  const pointers = new Set(messages.map((message) => document.origin(message.at).pointer));
  return [
    { kind: 'channels', name, pointer: at.pointer },
    ...[...pointers].map((pointer, index): ReadPart => ({ kind: 'messages', name: `${name} ${index + 1}`, pointer })),
  ];
}

/** Entries of an object or a list, without extensions. */
function listEntries(located: Located): [string, Located][] {
  const items = listItems(located).map((item, index): [string, Located] => [String(index), item]);
  return [...items, ...listMembers(located).filter(([name]) => !name.startsWith('x-'))];
}
