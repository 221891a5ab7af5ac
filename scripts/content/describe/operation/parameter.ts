import type { Field, JsonValue, NamedValue, SchemaNode } from '../../../../src/model/schema.ts';
import { type Context, descriptionAt, resolve } from '../context.ts';
import { exists, flagAt, member, memberSpots, type Spot, textAt } from '../located.ts';
import { fragmentPart } from '../schema/field-id.ts';
import { withTitle } from '../schema/field-title.ts';
import { describeSchema } from '../schema/schema.ts';
import type { Direction, SchemaPlace } from '../schema/schema-context.ts';
import { exampleLabel } from './examples.ts';

/**
 * A parameter or header as a field: its own texts and examples go before those of its schema. Shared ones are described once.
 * https://spec.openapis.org/oas/v3.1.1#parameter-object
 */
export function describeParameter(context: Context, spot: Spot, place: SchemaPlace & { name: string }): Field {
  const id = `${place.prefix}-${fragmentPart(place.name)}`;
  return context.memoise(`parameter ${id} ${spot.pointer}`, () => describeOnce(context, spot, { ...place, id }));
}

function describeOnce(
  context: Context,
  spot: Spot,
  { name, id, direction }: { name: string; id: string; direction: Direction },
): Field {
  const condition = member(spot, 'x-required-when');
  const provenance = textAt(member(spot, 'x-provenance'));
  const schema = describeSchema(context, schemaSpot(spot), { prefix: id, direction });
  const named = namedValues(context, spot);
  const own: Partial<SchemaNode> = {
    description: descriptionAt(context, spot),
    examples: ownExamples(spot, named),
    deprecated: flagAt(member(spot, 'deprecated')) || undefined,
    secret: flagAt(member(spot, 'x-secret')) || undefined,
    provenance: provenance === 'given' || provenance === 'assumed' ? provenance : undefined,
  };
  return {
    name,
    id,
    required: flagAt(member(spot, 'required')),
    condition: textAt(condition) ? context.inline(textAt(condition) ?? '', condition.pointer) : undefined,
    schema: withTitle(name, { ...schema, ...withoutUndefined(own) }),
    ...(named.length > 0 && { named }),
  };
}

/** Response headers, by name. */
export function describeHeaders(context: Context, spot: Spot, prefix: string): Field[] {
  return memberSpots(spot).map(([name, header]) =>
    describeParameter(context, resolve(context, header), { name, prefix, direction: 'response' }),
  );
}

function schemaSpot(spot: Spot): Spot {
  const schema = member(spot, 'schema');
  if (exists(schema)) return schema;
  const [content] = memberSpots(member(spot, 'content'));
  return content ? member(content[1], 'schema') : schema;
}

function namedValues(context: Context, spot: Spot): NamedValue[] {
  return memberSpots(member(spot, 'examples')).flatMap(([name, example]) => {
    const resolved = resolve(context, example);
    const { value } = member(resolved, 'value');
    return value === undefined ? [] : [{ name, summary: exampleLabel(resolved), value }];
  });
}

function ownExamples(spot: Spot, named: NamedValue[]): JsonValue[] | undefined {
  const single = member(spot, 'example').value;
  const examples = [...named.map(({ value }) => value), ...(single === undefined ? [] : [single])];
  return examples.length > 0 ? examples : undefined;
}

function withoutUndefined<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as Partial<T>;
}
