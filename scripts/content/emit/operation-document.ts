import { safeDecode } from '../../../src/model/links.ts';
import { listMembers } from '../../document/located.js';
import { METHODS, type Operation, openDocument, toPlace } from '../../document/reader.js';
import { getMapping } from '../../document/reference.js';
import { objectAt } from '../describe/located.ts';
import { fromPointer, toPointer, valueAt } from '../json/json-pointer.ts';
import { asString, asStrings, isObject, type JsonObject, type JsonValue, members } from '../json/json-value.ts';
import type { ApiDocument } from '../read/api.ts';
import { kindOfSection, type SpecKind, walkSpec } from '../read/spec-walk.ts';

/**
 * One description for each operation, complete in itself and small enough to hand to a tool or a colleague. As JSON, which is
 * written in a fiftieth of the time of YAML: there are as many of them as pages. `files`: the address of each by its place in the document.
 */
export function* operationDocuments(
  { document }: Pick<ApiDocument, 'document'>,
  files: ReadonlyMap<string, string>,
): Iterable<{ path: string; text: string }> {
  if (files.size === 0) return;
  for (const operation of openDocument(document).operations()) {
    const path = files.get(toPlace(operation));
    if (path === undefined) continue;
    yield { path, text: `${JSON.stringify(operationDocument(document, operation), null, 2)}\n` };
  }
}

/** The document of one operation: everything of the full document that it refers to, by address or by name, and nothing else. */
function operationDocument(root: JsonObject, { from, path, item, method, at }: Operation): JsonObject {
  const operation = objectAt(at) ?? {};
  const others = listMembers(item).filter(([name]) => !METHODS.includes(name) && name !== 'additionalOperations');
  const shared = Object.fromEntries(others.map(([name, { value }]) => [name, value ?? null]));
  const own: JsonObject = { ...shared, ...withMethod(method, withoutLinks(operation)) };
  const security = operation.security ?? root.security;
  const tags = members(root).filter(([name]) => name === 'tags');
  const named = new Set(asStrings(operation.tags));
  const limits = new Set(asStrings(operation['x-rate-limit']));
  const head: JsonObject = {
    ...pick(root, ['openapi', 'jsonSchemaDialect', 'info', 'servers', 'externalDocs']),
    ...Object.fromEntries(tags.map(([, list]) => ['tags', tagsNamed(list, named)])),
    ...(root.security !== undefined && { security: root.security }),
    ...(isObject(root['x-rate-limits']) && { 'x-rate-limits': pick(root['x-rate-limits'], [...limits]) }),
    [from]: { [path]: own },
  };
  const components = componentsFor(
    root,
    [own, { security: security ?? [] }].map((value): Needed => ({ value, kind: 'object' })),
  );
  return Object.keys(components).length > 0 ? { ...head, components } : head;
}

/** Its field of a path item; a method that has none is one of `additionalOperations`. */
function withMethod(method: string, operation: JsonObject): JsonObject {
  const name = method.toLowerCase();
  return METHODS.includes(name) && method === name.toUpperCase()
    ? { [name]: operation }
    : { additionalOperations: { [method]: operation } };
}

/** A part of the document that the operation needs, and what it is. */
type Needed = { value: JsonValue; kind: SpecKind };

/** Components that the values refer to, directly or through each other, in the order of the document. */
function componentsFor(root: JsonObject, values: Needed[]): JsonObject {
  const used = new Set<string>();
  const waiting = [...values];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    for (const pointer of addressesIn(value)) {
      const [, section = '', name = ''] = fromPointer(pointer);
      const component = valueAt(root, ['components', section, name]);
      const own = toPointer(['components', section, name]);
      if (component === undefined || used.has(own)) continue;
      used.add(own);
      waiting.push({ value: component, kind: kindOfSection(section) });
    }
  }
  return Object.fromEntries(
    members(root.components).flatMap(([section, components]): [string, JsonValue][] => {
      const needed = members(components).filter(([name]) => used.has(toPointer(['components', section, name])));
      return needed.length > 0 ? [[section, getSection(section, needed)]] : [];
    }),
  );
}

function getSection(section: string, components: [string, JsonValue][]): JsonObject {
  return Object.fromEntries(
    components.map(([name, component]) => [
      name,
      section === 'responses' && isObject(component) ? pickBut(component, 'links') : component,
    ]),
  );
}

/** Pointers to what a value needs. What an example or a default has inside is data, even where it looks like a reference. */
function addressesIn({ value, kind }: Needed): string[] {
  const found: string[] = [];
  if (isObject(value)) walkSpec(value, ({ node }) => found.push(...getAddresses(node)), kind);
  return found;
}

/** References, discriminators, security schemes, the plaintext of an encrypted member. */
function getAddresses(node: JsonObject): string[] {
  const encrypted = asString(node['x-encrypts']);
  const schemes = Array.isArray(node.security) ? node.security.flatMap((item) => members(item)) : [];
  return [
    ...[node.$ref, ...getMapping(node).map(([, text]) => text)].flatMap((text) =>
      typeof text === 'string' && text.startsWith('#/') ? [safeDecode(text.slice(1))] : [],
    ),
    ...(encrypted === undefined ? [] : [toPointer(['components', 'schemas', encrypted])]),
    ...schemes.map(([name]) => toPointer(['components', 'securitySchemes', name])),
  ];
}

/** Links of a response lead to operations that are not here. */
function withoutLinks(operation: JsonObject): JsonObject {
  if (!isObject(operation.responses)) return operation;
  const responses = members(operation.responses).map(([status, response]): [string, JsonValue] => [
    status,
    isObject(response) ? pickBut(response, 'links') : response,
  ]);
  return { ...operation, responses: Object.fromEntries(responses) };
}

function tagsNamed(tags: JsonValue, names: ReadonlySet<string>): JsonValue[] {
  return Array.isArray(tags) ? tags.filter((tag) => isObject(tag) && names.has(asString(tag.name) ?? '')) : [];
}

function pick(value: JsonObject, names: string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));
}

function pickBut(value: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
}
