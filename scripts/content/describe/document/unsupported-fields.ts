import { isMethod } from '../../../document/reader.js';
import { getFields, TABLES, type Table } from '../../../document/shapes/table.js';
import type { ApiDocument } from '../../read/api.ts';
import type { Context } from '../context.ts';
import { type Located, listItems, listMembers, member, objectAt, textAt } from '../located.ts';
import { findLinked, hasOperation } from '../operation/response-links.ts';
import { ASYNCAPI_OBJECTS, type DocumentObjects, OPENAPI_OBJECTS } from './document-objects.ts';

/**
 * Reports to the author what is in a document and no page shows, with its position: nothing is dropped silently. What has a wrong shape is reported
 * when it is read. Schemas are looked through where they are described.
 */
export function warnAboutUnsupported(context: Context, kind: ApiDocument['kind']): void {
  const walk = { context, table: TABLES[kind], objects: kind === 'openapi' ? OPENAPI_OBJECTS : ASYNCAPI_OBJECTS };
  visit(walk, context.document.root, 'document');
}

type Walk = { context: Context; table: Table; objects: DocumentObjects };

function visit(walk: Walk, located: Located, kind: string): void {
  const { context, table, objects } = walk;
  // What a reference leads to is visited where it is.
  if (kind === 'schema' || (kind !== 'path' && textAt(member(located, '$ref')) !== undefined)) return;
  const fields = getFields(table[kind]);
  for (const [name, value] of listMembers(located)) {
    const reason = objects[kind]?.unsupported?.[name];
    if (reason !== undefined) context.warn(value.pointer, `"${name}" (${kind}) is not shown on the page`, reason);
    const [field] = name.startsWith('x-') ? [] : (fields.get(name) ?? fields.get('*') ?? []);
    if (reason !== undefined || !field || table[field.kind] === undefined) continue;
    const items =
      field.container === '' ? [value] : [...listItems(value), ...listMembers(value).map(([, item]) => item)];
    for (const item of items) visit(walk, item, field.kind);
  }
  for (const [method, operation] of listMembers(member(located, 'additionalOperations')))
    if (kind === 'path' && !isMethod(method))
      context.warn(operation.pointer, `operations with the method ${method} are not shown`);
  if (kind === 'link' && objectAt(located)) warnOfLink(walk, located);
}

function warnOfLink({ context }: Walk, located: Located): void {
  const id = findLinked(context, located);
  if (id === undefined) {
    const message = 'a link without operationId is not shown on the page';
    context.warn(located.pointer, message, 'Give its operation an id.');
  } else if (!hasOperation(context, id))
    context.warn(located.pointer, `no operation has the id "${id}": the link is not shown on the page`);
}
