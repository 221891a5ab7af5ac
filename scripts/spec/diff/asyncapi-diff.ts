import { fromPointer, valueAt } from '../../content/json/json-pointer.ts';
import { isObject, type JsonObject, type JsonValue, members } from '../../content/json/json-value.ts';
import { listChannels } from '../../document/channels.ts';
import { openDocument } from '../../document/reader.js';
import { resolve } from '../../document/resolve.js';
import { type Comparison, changes, type Direction } from './change.ts';
import { SchemaDiff } from './schema-diff.ts';

/**
 * All differences of two bundled AsyncAPI 3 documents that a client can notice. The documents describe the server: what
 * an operation with `action: send` carries is read by clients, what one with `receive` carries is written by them.
 */
export function diffAsyncapi(comparison: Comparison): void {
  const schemas = new SchemaDiff(comparison);
  diffMembers(comparison, ['channels'], 'the channel');
  diffMembers(comparison, ['operations'], 'the operation');
  for (const [name] of members(comparison.now.channels)) {
    const path = ['channels', name];
    const [before, after] = [valueAt(comparison.base, path), valueAt(comparison.now, path)];
    if (!isObject(before) || !isObject(after)) continue;
    if (before.address !== after.address)
      comparison.add(
        'breaking',
        path,
        ['changed', `address ${String(before.address)} → ${String(after.address)}`],
        `the channel ${name} has a new address`,
      );
    diffMembers(comparison, [...path, 'messages'], `${name}: the message`);
    diffMembers(comparison, [...path, 'x-close-codes'], `${name}: the close code`);
    const query = [...path, 'bindings', 'ws', 'query'];
    const [base, now] = [valueAt(comparison.base, query), valueAt(comparison.now, query)];
    schemas.diff({ base, now, path: query, words: `${name}, query`, direction: 'request' });
  }
  for (const { direction, path } of getMessages(comparison.now)) {
    const [before, after] = [payload(comparison.base, path), payload(comparison.now, path)];
    if (before === undefined || after === undefined) continue;
    schemas.diff({ base: before, now: after, path, words: `message ${path.at(-1)}`, direction });
  }
}

function diffMembers({ base, now, add }: Comparison, path: string[], words: string): void {
  const names = (document: JsonObject) => members(valueAt(document, path)).map(([name]) => name);
  const [gone, come] = changes(names(base), names(now));
  for (const name of gone) add('breaking', path, ['removed', name], `${words} ${name} is gone`);
  for (const name of come) add('added', [...path, name], ['added', name], `${words} ${name} is new`);
}

/** The messages that channels carry, with who writes them. */
function getMessages(document: JsonObject): { direction: Direction; path: string[] }[] {
  const reader = openDocument(document);
  return listChannels(reader).flatMap(({ operations }) =>
    operations.flatMap(({ action, messages }) => {
      const direction: Direction = action === 'send' ? 'response' : 'request';
      return messages.map(({ at }) => ({ direction, path: fromPointer(reader.origin(at).pointer) }));
    }),
  );
}

function payload(document: JsonObject, path: string[]): JsonValue | undefined {
  const { value } = resolve(document, path, valueAt(document, path));
  return isObject(value) ? value.payload : undefined;
}
