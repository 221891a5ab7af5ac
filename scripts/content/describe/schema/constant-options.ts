import { isObject, type JsonObject, type JsonValue } from '../../json/json-value.ts';
import type { Located } from '../located.ts';

const KINDS = ['oneOf', 'anyOf'];

/**
 * A choice between objects that hold constants alone, such as an error code with its text, is a table: the first field of each option becomes a value
 * of one enumeration, the other fields its meaning. A hundred options would be a page of their own otherwise.
 */
export function withTable(located: Located): Located {
  const { value, pointer } = located;
  if (!isObject(value)) return located;
  for (const kind of KINDS) {
    const options = value[kind];
    const rows = Array.isArray(options) ? options.map(getRow) : [];
    const [first] = rows;
    if (rows.length < 2 || !first || !rows.every((row) => row?.name === first.name)) continue;
    const { [kind]: _, ...rest } = value;
    const properties = isObject(value.properties) ? value.properties : {};
    const before = properties[first.name];
    const field: JsonObject = {
      type: 'string',
      ...(isObject(before) && before),
      enum: rows.flatMap((row) => row?.value ?? []),
      'x-enum-descriptions': rows.flatMap((row) => row?.meaning ?? []),
    };
    return { value: { ...rest, properties: { ...properties, [first.name]: field } }, pointer };
  }
  return located;
}

type Row = { name: string; value: string; meaning: string };

/** Of an option whose members are all constant strings, two or more; undefined for any other. */
function getRow(option: JsonValue): Row | undefined {
  if (!isObject(option) || !isObject(option.properties)) return undefined;
  if (Object.keys(option).some((keyword) => !['title', 'type', 'required', 'properties'].includes(keyword)))
    return undefined;
  const constants = Object.entries(option.properties).map(([name, schema]) => [name, getConstant(schema)] as const);
  const [first, ...others] = constants;
  if (first?.[1] === undefined || others.length === 0) return undefined;
  const texts = others.flatMap(([, text]) => text ?? []);
  return texts.length === others.length ? { name: first[0], value: first[1], meaning: texts.join(' ') } : undefined;
}

function getConstant(schema: JsonValue): string | undefined {
  if (!isObject(schema)) return undefined;
  const values = Array.isArray(schema.enum) ? schema.enum : [schema.const];
  const [value, ...others] = values;
  return typeof value === 'string' && others.length === 0 ? value : undefined;
}
