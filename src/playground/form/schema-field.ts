import type { Operation } from '../../model/operation.ts';
import type { Field, SchemaNode } from '../../model/schema.ts';
import type { JsonPath } from './json-path.ts';

/** What the contract says of a field of the body; undefined for one that it does not have. */
export function findField({ body }: Pick<Operation, 'body'>, path: JsonPath): Field | undefined {
  return findIn(body?.contents[0]?.schema, path);
}

function findIn(schema: SchemaNode | undefined, [name, ...rest]: JsonPath): Field | undefined {
  const field = listFields(schema).find((one) => one.name === name);
  return rest.length === 0 ? field : findIn(field?.schema.items ?? field?.schema, rest);
}

/** The fields of an object, whichever of its shapes they are of. */
function listFields(schema: SchemaNode | undefined): Field[] {
  return schema?.fields ?? schema?.alternatives?.options.flatMap((option) => listFields(option.schema)) ?? [];
}
