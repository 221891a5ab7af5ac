import { createHash } from 'node:crypto';
import type { Context } from '../context.ts';
import { type Located, member, textAt } from '../located.ts';

/** File systems end names at 255 bytes; an ending, a language and the mark of a temporary file come after the id. */
export const MAX_ID_BYTES = 200;

/**
 * Ids for the operations of a document, in its order: they name pages and files. In a third-party document one that is missing, taken
 * (letter case does not count in addresses) or too long is replaced; in one of our own `checkOperationIds` reports it.
 */
export function createIds(
  context: Context,
): (operation: Located, endpoint: { method: string; path: string }) => string {
  const taken = new Set<string>();
  return (operation, { method, path }) => {
    const located = member(operation, 'operationId');
    const stated = textAt(located) ?? fallbackId(method, path);
    if (!context.isLenient) return stated;
    const short = shorten(stated);
    let id = short;
    for (let count = 2; taken.has(toAddress(id)); count += 1) id = `${short}-${count}`;
    taken.add(toAddress(id));
    if (id !== stated && textAt(located) !== undefined)
      context.warn(
        located.pointer,
        `the operationId "${stated.slice(0, 80)}" is taken or too long: the page has "${id}"`,
      );
    return id;
  };
}

function shorten(id: string): string {
  if (toAddress(id) === '') return 'operation';
  if (Buffer.byteLength(id) <= MAX_ID_BYTES / 2) return id;
  return `${[...id].slice(0, 24).join('')}-${createHash('sha256').update(id).digest('hex').slice(0, 8)}`;
}

function toAddress(id: string): string {
  return id.toLowerCase().replace(/[^\p{L}\p{N}_]+/gu, '');
}

/** `getCardByCardId` for `GET /card/{cardId}`: the same in every language and on every build. */
export function fallbackId(method: string, path: string): string {
  const words = path
    .replaceAll('{', 'By/')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
