import { listMembers } from '../../document/located.js';
import { METHODS, type Operation, openDocument, toPlace } from '../../document/reader.js';
import { getReferencesAndNames } from '../../document/reference.js';
import { objectAt } from '../describe/located.ts';
import { toPointer } from '../json/json-pointer.ts';
import { asString, asStrings, isObject, type JsonObject, type JsonValue, members } from '../json/json-value.ts';
import type { ApiDocument } from '../read/api.ts';

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
  const components = pickComponents(root, [{ value: own }, { value: { security: security ?? [] } }]);
  return Object.keys(components).length > 0 ? { ...head, components } : head;
}

/** Its field of a path item; a method that has none is one of `additionalOperations`. */
function withMethod(method: string, operation: JsonObject): JsonObject {
  const name = method.toLowerCase();
  return METHODS.includes(name) && method === name.toUpperCase()
    ? { [name]: operation }
    : { additionalOperations: { [method]: operation } };
}

/** Components that the values refer to, directly or through each other, in the order of the document. */
function pickComponents(root: JsonObject, values: { value: JsonValue }[]): JsonObject {
  const used = openDocument(root).reached(values, getReferencesAndNames);
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
