import type { JsonValue } from '../../../../src/model/schema.ts';
import { asString, isObject, type JsonObject } from '../../json/json-value.ts';

/** A part of a document that a page has to show, by its kind and name, with its pointer. `isSwagger`: that it cannot be read is said for all together. */
export type ReadPart = { kind: PartKind; name: string; pointer: string; isSwagger?: boolean };
export type PartKind = 'operations' | 'bodies' | 'channels' | 'messages';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

type At = { value: JsonValue | undefined; pointer: string };

/**
 * Every operation, body, channel and message of a bundled document. It shares nothing with the describing stage, whose result is held
 * against it: what is lost there is missing here.
 */
export function listReadParts(document: JsonObject): ReadPart[] {
  const root: At = { value: document, pointer: '' };
  const reader = { document, isVersion2: asString(document.asyncapi)?.startsWith('2') ?? false };
  return [
    ...['paths', 'webhooks'].flatMap((keyword) =>
      listEntries(step(root, keyword)).flatMap(([path, item]) => listItem(reader, path, item, 0)),
    ),
    ...listEntries(step(root, 'channels')).flatMap(([name, channel]) => listChannel(reader, name, channel)),
  ];
}

type Reader = { document: JsonObject; isVersion2: boolean };

/** Callbacks of callbacks of callbacks are a circle. */
const MAX_CALLBACKS = 3;

function listItem(reader: Reader, path: string, stated: At, depth: number): ReadPart[] {
  const item = follow(reader, stated);
  const others = listEntries(step(item, 'additionalOperations'));
  const own = listEntries(item).filter(([name]) => METHODS.includes(name));
  const named = [...own.map(([name, at]) => [name.toUpperCase(), at] as const), ...others];
  return named.flatMap(([method, operation]): ReadPart[] => {
    const name = `${method} ${path}`;
    const callbacks = depth < MAX_CALLBACKS ? listEntries(step(operation, 'callbacks')) : [];
    const body = follow(reader, step(operation, 'requestBody'));
    return [
      { kind: 'operations', name, pointer: operation.pointer },
      ...(hasContent(body) ? [{ kind: 'bodies' as const, name: `${name} request`, pointer: body.pointer }] : []),
      ...listEntries(step(operation, 'responses')).flatMap(([status, response]): ReadPart[] => {
        const at = follow(reader, response);
        const isSwagger = step(at, 'content').value === undefined;
        return hasContent(at)
          ? [{ kind: 'bodies', name: `${name} ${status}`, pointer: response.pointer, isSwagger }]
          : [];
      }),
      ...callbacks.flatMap(([, callback]) =>
        listEntries(follow(reader, callback)).flatMap(([inner, at]) => listItem(reader, inner, at, depth + 1)),
      ),
    ];
  });
}

/** With media types, or in the form of Swagger 2.0. */
function hasContent(at: At): boolean {
  return listEntries(step(at, 'content')).length > 0 || step(at, 'schema').value !== undefined;
}

/** Messages of a channel are counted: which name a page has for one is not decided here. */
function listChannel(reader: Reader, name: string, stated: At): ReadPart[] {
  const channel = follow(reader, stated);
  const messages = reader.isVersion2
    ? ['subscribe', 'publish'].flatMap((keyword) => listOptions(reader, step(step(channel, keyword), 'message')))
    : listEntries(step(channel, 'messages')).map(([, message]) => follow(reader, message));
  const pointers = new Set(messages.map(({ pointer }) => pointer));
  return [
    { kind: 'channels', name, pointer: stated.pointer },
    ...[...pointers].map((pointer, index): ReadPart => ({ kind: 'messages', name: `${name} ${index + 1}`, pointer })),
  ];
}

function listOptions(reader: Reader, stated: At): At[] {
  const message = follow(reader, stated);
  if (message.value === undefined) return [];
  const options = listEntries(step(message, 'oneOf')).map(([, option]) => follow(reader, option));
  return options.length > 0 ? options : [message];
}

function step({ value, pointer }: At, name: string): At {
  const own = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return { value: own, pointer: `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}` };
}

/** Entries of an object or a list, without extensions. */
function listEntries({ value, pointer }: At): [string, At][] {
  const entries = isObject(value) || Array.isArray(value) ? Object.entries(value) : [];
  return entries.flatMap(([name, own]): [string, At][] =>
    name.startsWith('x-')
      ? []
      : [[name, { value: own, pointer: `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}` }]],
  );
}

const MAX_REFERENCES = 32;

function follow({ document }: Reader, stated: At): At {
  let at = stated;
  for (let count = 0; count < MAX_REFERENCES; count += 1) {
    const reference = isObject(at.value) ? asString(at.value.$ref) : undefined;
    if (reference === undefined) return at;
    const steps = reference.replace(/^#\/?/, '').split('/');
    const names = steps.map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'));
    at = names.reduce<At>(
      (from, name) =>
        Array.isArray(from.value)
          ? { value: from.value[Number(name)], pointer: `${from.pointer}/${name}` }
          : step(from, name),
      { value: document, pointer: '' },
    );
  }
  return at;
}
