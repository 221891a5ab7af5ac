import type { Field, SchemaNode } from './schema.ts';

/**
 * Members of a schema as fields: those of an object, the positions of a tuple, and one with the name `*` for a map. The ids of the last
 * two are not in the contract; they are empty, and such members get no permalink.
 */
export function memberFields({ fields = [], prefixItems = [], values }: SchemaNode): Field[] {
  const positions = prefixItems.map((schema, index) => ({ name: `[${index}]`, id: '', required: true, schema }));
  const rest = values && hasMeaning(values) ? [{ name: '*', id: '', required: false, schema: values }] : [];
  return [...fields, ...positions, ...rest];
}

/** Whether there is anything to show of a schema that the words of a type such as `map of string` do not say. */
export function hasMeaning({ type: _type, name: _name, title: _title, xml: _xml, ...rest }: SchemaNode): boolean {
  return Object.values(rest).some((value) => value !== undefined);
}
