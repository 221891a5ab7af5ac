import type { Content, ResponseDescription } from '../../../../src/model/operation.ts';
import type { ProseNode } from '../../../../src/model/prose.ts';
import type { Field, JsonValue, SchemaNode } from '../../../../src/model/schema.ts';
import { mapSubschemas } from '../../tree/schema-tree.ts';
import type { Context } from '../context.ts';
import { type Located, listItems, listMembers, member, stringAt, textAt, textsAt } from '../located.ts';

/** What an operation says of its successful responses, by the path of the field: `data.items.status`. */
type Statement = {
  values: Map<string, JsonValue[]>;
  nulls: Set<string>;
  nullReason: ProseNode[] | undefined;
  /** Paths of the fields that were found. */
  found: Set<string>;
};

/**
 * Narrows the successful responses of an operation to what can occur in them (`x-response-values`, `x-response-nulls`): they share their
 * schema with other operations, which allows more.
 */
export function narrowResponses(
  context: Context,
  operation: Located,
  responses: ResponseDescription[],
): ResponseDescription[] {
  const values = member(operation, 'x-response-values');
  const nulls = member(operation, 'x-response-nulls');
  const reason = member(nulls, 'reason');
  const reasonText = textAt(reason);
  const statement: Statement = {
    values: new Map(listMembers(values).map(([path, located]) => [path, textsAt(located)])),
    nulls: new Set(textsAt(member(nulls, 'fields'))),
    nullReason: reasonText === undefined ? undefined : context.inline(reasonText, reason.pointer),
    found: new Set(),
  };
  if (statement.values.size + statement.nulls.size === 0) return responses;
  const narrowed = responses.map((response) =>
    response.status.startsWith('2')
      ? { ...response, contents: response.contents.map((content) => narrowContent(content, statement)) }
      : response,
  );
  const stated = [...listMembers(values), ...listItems(member(nulls, 'fields')).map(withText)];
  for (const [path, { pointer }] of stated) {
    if (!statement.found.has(path))
      context.warn(pointer, `no successful response has a field "${path}"`, 'Paths begin at the body: data.status.');
  }
  return narrowed;
}

function withText(located: Located): [string, Located] {
  return [stringAt(located), located];
}

function narrowContent(content: Content, statement: Statement): Content {
  return { ...content, schema: narrow(content.schema, '', statement) };
}

/** Elements of an array have the path of the array. */
function narrow(schema: SchemaNode, path: string, statement: Statement): SchemaNode {
  const getPath = (field: Field | undefined) => (field ? [path, field.name].filter(Boolean).join('.') : path);
  const inside = mapSubschemas(schema, (part, field) => narrow(part, getPath(field), statement));
  const hasNulls = inside.fields?.some((field) => field.schema.alwaysNull) ?? false;
  const own = hasNulls && statement.nullReason ? { ...inside, nullReason: statement.nullReason } : inside;
  return narrowValue(own, path, statement);
}

function narrowValue(schema: SchemaNode, path: string, { values, nulls, found }: Statement): SchemaNode {
  const allowed = values.get(path);
  if (allowed || nulls.has(path)) found.add(path);
  if (nulls.has(path)) return { ...schema, alwaysNull: true };
  if (!allowed) return schema;
  const rest = schema.enum?.filter(({ value }) => allowed.includes(value)) ?? allowed.map((value) => ({ value }));
  const [only, ...others] = rest;
  return { ...schema, enum: rest, ...(only && others.length === 0 && { const: only.value }) };
}
