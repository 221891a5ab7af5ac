import type { ProseNode } from '../../../../src/model/prose.ts';
import type { Field, JsonValue, NamedValue, SchemaNode } from '../../../../src/model/schema.ts';
import { getText } from '../../texts/texts.ts';
import { type Context, descriptionAt, resolve } from '../context.ts';
import { exists, flagAt, type Located, listMembers, member, objectAt, textAt } from '../located.ts';
import { fragmentPart } from '../schema/field-id.ts';
import { withTitle } from '../schema/field-title.ts';
import { describeSchema } from '../schema/schema.ts';
import type { Direction, SchemaLocation } from '../schema/schema-context.ts';
import { exampleLabel } from './examples.ts';
import { describeFormat } from './parameter-format.ts';
import { describeSerialisation } from './serialisation.ts';

/**
 * A parameter or header as a field: its own texts and examples go before those of its schema. Shared ones are described once.
 * https://spec.openapis.org/oas/v3.1.1#parameter-object
 */
export function describeParameter(
  context: Context,
  located: Located,
  location: SchemaLocation & { name: string },
): Field {
  const id = `${location.prefix}-${fragmentPart(location.name)}`;
  return context.memoise(`parameter ${id} ${located.pointer}`, () =>
    describeOnce(context, located, { ...location, id }),
  );
}

function describeOnce(
  context: Context,
  located: Located,
  { name, id, direction }: { name: string; id: string; direction: Direction },
): Field {
  const condition = member(located, 'x-required-when');
  const provenance = textAt(member(located, 'x-provenance'));
  const conditionText = textAt(condition);
  const schema = describeSchema(context, locateSchema(located), { prefix: id, direction });
  const named = namedValues(context, located);
  const serialisation = describeSerialisation(located);
  const location = textAt(member(located, 'in')) ?? 'header';
  const format = describeFormat(context, schema, { name, location, ...(serialisation && { serialisation }) });
  const description = descriptionAt(context, located);
  const texts = [...format, ...describeFlags(context, located)];
  const own: Partial<SchemaNode> = {
    description: texts.length > 0 ? [...(description ?? schema.description ?? []), ...texts] : description,
    examples: ownExamples(located, named),
    deprecated: flagAt(member(located, 'deprecated')) || undefined,
    secret: flagAt(member(located, 'x-secret')) || undefined,
    provenance: provenance === 'given' || provenance === 'assumed' ? provenance : undefined,
  };
  return {
    name,
    id,
    required: flagAt(member(located, 'required')),
    condition: conditionText ? context.inline(conditionText, condition.pointer) : undefined,
    schema: withTitle(name, { ...schema, ...withoutUndefined(own) }),
    ...(named.length > 0 && { named }),
    ...(serialisation && { serialisation }),
  };
}

/** What the address of a call may have that others may not. */
function describeFlags({ locale }: Context, located: Located): ProseNode[] {
  const t = getText(locale);
  return [
    ...(flagAt(member(located, 'allowReserved')) ? [t('content:format.reserved')] : []),
    ...(flagAt(member(located, 'allowEmptyValue')) ? [t('content:format.empty')] : []),
  ].map((words): ProseNode => ['p', null, words]);
}

/** Response headers, by name. */
export function describeHeaders(context: Context, located: Located, prefix: string): Field[] {
  return listMembers(located).map(([name, header]) =>
    describeParameter(context, resolve(context, header), { name, prefix, direction: 'response' }),
  );
}

function locateSchema(located: Located): Located {
  const schema = member(located, 'schema');
  if (exists(schema)) return schema;
  const [content] = listMembers(member(located, 'content'));
  if (content) return member(content[1], 'schema');
  // As in Swagger 2.0: what the value may be is said by the parameter.
  const { name: _name, in: _place, required: _required, description: _description, ...value } = objectAt(located) ?? {};
  return typeof value.type === 'string' ? { value, pointer: located.pointer } : schema;
}

function namedValues(context: Context, located: Located): NamedValue[] {
  return listMembers(member(located, 'examples')).flatMap(([name, example]) => {
    const resolved = resolve(context, example);
    const { value } = member(resolved, 'value');
    return value === undefined ? [] : [{ name, summary: exampleLabel(resolved), value }];
  });
}

function ownExamples(located: Located, named: NamedValue[]): JsonValue[] | undefined {
  const single = member(located, 'example').value;
  const examples = [...named.map(({ value }) => value), ...(single === undefined ? [] : [single])];
  return examples.length > 0 ? examples : undefined;
}

function withoutUndefined<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as Partial<T>;
}
