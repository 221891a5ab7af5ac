import { isRecord } from '../../../../packages/base/encoding/json.ts';
import type { Field, JsonValue, SchemaNode } from '../../../../src/model/schema.ts';
import { isTaken, samplePattern } from './pattern-sample.ts';
import { readLimits } from './sample-limits.ts';
import { sampleNumber } from './sample-number.ts';
import { sampleString } from './sample-string.ts';

const MAX_SAMPLE_DEPTH = 6;
const MAX_SAMPLE_FIELDS = 60;
/** A list has to have them, but nobody reads more. */
const MAX_SAMPLE_ITEMS = 100;
/** Of all lists together: those inside of lists multiply. */
const MAX_ALL_ITEMS = 400;

/** A value that a schema allows, for documents without examples. What the document says about values (examples, defaults, enumerations) comes first. */
export function getSample(node: SchemaNode): JsonValue {
  return sample(node, { depth: 0, budget: { fields: MAX_SAMPLE_FIELDS, items: MAX_ALL_ITEMS }, variant: 0 });
}

/** `variant` numbers the items of a list that have to differ. */
type Progress = { depth: number; budget: { fields: number; items: number }; variant: number };

function sample(node: SchemaNode, progress: Progress): JsonValue {
  const stated = statedValue(node, progress.variant);
  if (stated !== undefined) return stated;
  if (node.recursive || node.cut || progress.depth > MAX_SAMPLE_DEPTH) return {};
  const below = { ...progress, depth: progress.depth + 1 };
  const chosen = sampleOption(node, below);
  if (node.fields) return { ...sampleFields(leaveOut(node), below), ...(isRecord(chosen) && chosen) };
  if (chosen !== undefined) return chosen;
  if (node.prefixItems) return node.prefixItems.map((item) => sample(item, below));
  if (node.items) return sampleItems(node, node.items, below);
  if (node.values) return sampleMap(node, node.values, below);
  return sampleScalar(node, progress.variant);
}

/** The first option; its discriminator has the value that the document gives it. */
function sampleOption({ alternatives }: SchemaNode, progress: Progress): JsonValue | undefined {
  const [option] = alternatives?.options ?? [];
  const value = option && sample(option.schema, progress);
  const name = alternatives?.discriminator;
  if (!option || name === undefined || !isRecord(value)) return value;
  const field = option.schema.fields?.find((one) => one.name === name)?.schema;
  if (field?.const !== undefined) return value;
  const isAllowed = !field?.enum || field.enum.some((one) => one.value === option.name);
  return isAllowed ? { ...value, [name]: option.name } : value;
}

function statedValue(node: SchemaNode, variant: number): JsonValue | undefined {
  const { const: constant, examples = [], default: fallback, enum: values = [] } = node;
  if (variant === 0 || constant !== undefined) return constant ?? examples[0] ?? fallback ?? values[0]?.value;
  const stated = [...examples, ...values.map(({ value }) => value)];
  const different = stated.filter((value, index) => stated.findIndex((other) => isEqual(value, other)) === index);
  // An object or a number without so many examples is made from its schema.
  return different[variant] ?? (values.length > 0 ? different[variant % different.length] : undefined);
}

function isEqual(one: JsonValue, other: JsonValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** As many items as there have to be, different ones where they must be. */
function sampleItems({ constraints }: SchemaNode, items: SchemaNode, progress: Progress): JsonValue[] {
  const limits = readLimits(constraints);
  const isUnique = limits.text('uniqueItems') !== undefined;
  const most = limits.number('maxItems') ?? Number.POSITIVE_INFINITY;
  const length = Math.min(takeItems(limits.number('minItems'), progress), most);
  return Array.from({ length }, (_, index) =>
    sample(items, { ...progress, variant: isUnique ? index : progress.variant }),
  );
}

/** How many of the items that are wanted the sample has room for: at least one. */
function takeItems(wanted: number | undefined, { budget }: Progress): number {
  const count = Math.max(Math.min(wanted ?? 1, MAX_SAMPLE_ITEMS, budget.items), 1);
  budget.items -= count;
  return count;
}

/** `key`, unless a pattern says what the names are. */
function sampleMap({ constraints }: SchemaNode, values: SchemaNode, progress: Progress): { [name: string]: JsonValue } {
  const limits = readLimits(constraints);
  const pattern = limits.text('propertyNames');
  const length = takeItems(limits.number('minProperties'), progress);
  const entries = Array.from({ length }, (_, index): [string, JsonValue] => {
    const key = index === 0 ? 'key' : `key${index + 1}`;
    return [pattern === undefined ? key : nameByPattern(pattern, key, index), sample(values, progress)];
  });
  return Object.fromEntries(entries);
}

/** Without the fields that only other options of a choice have, and those that would be too many. */
function leaveOut(node: SchemaNode): SchemaNode {
  const { fields = [], alternatives, constraints } = node;
  const [first, ...others] = alternatives?.kind === 'oneOf' ? alternatives.options : [];
  const isOther = ({ name }: Field) =>
    others.some(({ requires }) => requires?.includes(name)) && !first?.requires?.includes(name);
  const allowed = fields.filter((field) => field.required || !isOther(field));
  const most = readLimits(constraints).number('maxProperties') ?? Number.POSITIVE_INFINITY;
  const required = allowed.filter((field) => field.required);
  const optional = allowed.filter((field) => !field.required).slice(0, Math.max(0, most - required.length));
  return { ...node, fields: allowed.filter((field) => field.required || optional.includes(field)) };
}

function sampleFields({ fields = [] }: SchemaNode, progress: Progress): { [name: string]: JsonValue } {
  const value: { [name: string]: JsonValue } = {};
  for (const field of fields.filter(({ schema }) => schema.type !== 'never')) {
    if (progress.budget.fields <= 0 && !field.required) continue;
    progress.budget.fields -= 1;
    value[field.name] = sample(field.schema, progress);
  }
  return value;
}

/** The key itself, or after what the pattern begins with: `x-key`. */
function nameByPattern(pattern: string, key: string, variant: number): string {
  const ofPattern = samplePattern(pattern, { min: 1, max: 64 }, variant) ?? '';
  return [key, ofPattern + key].find((name) => isTaken(pattern, name)) ?? (ofPattern || key);
}

function sampleScalar({ type, constraints }: SchemaNode, variant: number): JsonValue {
  const [base = 'any', format = ''] = type.split(' or ')[0]?.split(' · ') ?? [];
  const limits = readLimits(constraints);
  switch (base) {
    case 'string':
      return sampleString(format, limits, variant);
    case 'integer':
    case 'number':
      return sampleNumber(limits, base === 'integer', variant);
    case 'boolean':
      return variant % 2 === 0;
    case 'array':
      return [];
    case 'object':
    case 'map':
      return {};
    default:
      return null;
  }
}
