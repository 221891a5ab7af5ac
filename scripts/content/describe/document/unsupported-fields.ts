import { isMethod } from '../../../document/reader.js';
import type { ApiDocument } from '../../read/api.ts';
import type { Context } from '../context.ts';
import { type Located, listItems, listMembers, member, objectAt, textAt } from '../located.ts';
import { findLinked, hasOperation } from '../operation/response-links.ts';
import { ASYNCAPI_OBJECTS, type DocumentObjects, OPENAPI_OBJECTS } from './document-objects.ts';
import { isSwaggerField } from './swagger-parts.ts';

/**
 * Reports to the author what is in a document and no page shows, with its position: nothing is dropped silently. Schemas are looked
 * through where they are described.
 */
export function warnAboutUnsupported(context: Context, kind: ApiDocument['kind']): void {
  const objects = kind === 'openapi' ? OPENAPI_OBJECTS : ASYNCAPI_OBJECTS;
  visit({ context, objects }, context.document.root, 'document');
}

type Walk = { context: Context; objects: DocumentObjects };

function visit(walk: Walk, located: Located, kind: string): void {
  // What a reference leads to is visited where it is.
  if (kind !== 'path' && textAt(member(located, '$ref')) !== undefined) return;
  for (const [name, value] of listMembers(located)) {
    const inside = walk.objects[kind]?.inside?.[name];
    if (inside !== undefined) visitInside(walk, value, { inside, kind, name });
    else warnOf(walk, value, { kind, name });
  }
  for (const [method, operation] of listMembers(member(located, 'additionalOperations')))
    if (kind === 'path' && !isMethod(method))
      walk.context.warn(operation.pointer, `operations with the method ${method} are not shown`);
  if (kind === 'link') warnOfLink(walk, located);
}

function warnOfLink({ context }: Walk, located: Located): void {
  const id = findLinked(context, located);
  if (id === undefined) {
    const message = 'a link without operationId is not shown on the page';
    context.warn(located.pointer, message, 'Give its operation an id.');
  } else if (!hasOperation(context, id))
    context.warn(located.pointer, `no operation has the id "${id}": the link is not shown on the page`);
}

function visitInside(walk: Walk, located: Located, { inside, ...named }: Named & { inside: string }): void {
  const kind = inside.replace(/[[\]{}]+$/, '');
  const isRight = inside.endsWith('[]') ? Array.isArray(located.value) : objectAt(located) !== undefined;
  if (!isRight) warnOfShape(walk, located, { ...named, shape: inside.endsWith('[]') ? 'a list' : 'an object' });
  const visitItem = (item: Located) =>
    objectAt(item)
      ? visit(walk, item, kind)
      : walk.context.warn(item.pointer, `this ${kind} is not shown on the page: it is not an object`);
  if (inside.endsWith('[]')) for (const item of listItems(located)) visitItem(item);
  else if (inside.endsWith('{}')) {
    for (const [name, item] of listMembers(located)) if (!name.startsWith('x-')) visitItem(item);
  } else visit(walk, located, kind);
}

type Named = { kind: string; name: string };

function warnOf({ context, objects }: Walk, located: Located, { kind, name }: Named): void {
  const support = getSupport(objects, kind, name);
  if (TEXTS.has(name) && support === 'shown' && textAt(located) === undefined)
    warnOfShape({ context, objects }, located, { kind, name, shape: 'a text' });
  if (support === 'shown' || support === 'published') return;
  if (support === undefined && isSwaggerField(kind, name)) return;
  const message = support === 'unsupported' ? 'is not shown on the page' : 'is not a field of OpenAPI or AsyncAPI';
  const hint = objects[kind]?.unsupported?.[name] ?? 'Extensions begin with x-.';
  context.warn(located.pointer, `"${name}" (${kind}) ${message}`, hint);
}

/** Fields that are texts wherever they are. Versions and names are often numbers, which say the same. */
const TEXTS = new Set(['title', 'summary', 'description', 'url', 'operationId', 'termsOfService', 'location']);

function warnOfShape({ context }: Walk, { pointer }: Located, { kind, name, shape }: Named & { shape: string }): void {
  context.warn(pointer, `"${name}" (${kind}) is not shown on the page: it is not ${shape}`);
}

/** What becomes of a field; undefined for one that the specification does not have. Extensions are ours, or nobody's. */
export function getSupport(
  objects: DocumentObjects,
  kind: string,
  name: string,
): 'shown' | 'published' | 'unsupported' | undefined {
  const { shown = '', published = '', unsupported = {}, inside = {} } = objects[kind] ?? {};
  const has = (names: string) => names.split(' ').includes(name);
  if (has(shown) || name in inside) return 'shown';
  if (has(published) || name.startsWith('x-') || name === '$ref') return 'published';
  return Object.hasOwn(unsupported, name) ? 'unsupported' : undefined;
}
