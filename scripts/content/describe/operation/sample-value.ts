import { isRecord } from '../../../../src/encoding/json.ts';
import type { JsonValue, SchemaNode } from '../../../../src/model/schema.ts';

const MAX_SAMPLE_DEPTH = 6;
const MAX_SAMPLE_FIELDS = 60;

/**
 * A value that a schema might allow, for documents without examples. Patterns are not followed; what the document says
 * about values (examples, defaults, enumerations) comes first.
 */
export function getSample(node: SchemaNode): JsonValue {
  return sample(node, { depth: 0, budget: { fields: MAX_SAMPLE_FIELDS } });
}

type Progress = { depth: number; budget: { fields: number } };

function sample(node: SchemaNode, progress: Progress): JsonValue {
  const stated = statedValue(node);
  if (stated !== undefined) return stated;
  if (node.recursive || node.cut || progress.depth > MAX_SAMPLE_DEPTH) return {};
  const below = { ...progress, depth: progress.depth + 1 };
  const chosen = sampleOption(node, below);
  if (node.fields) return { ...sampleFields(node, below), ...(isRecord(chosen) && chosen) };
  if (chosen !== undefined) return chosen;
  if (node.prefixItems) return node.prefixItems.map((item) => sample(item, below));
  if (node.items) return [sample(node.items, below)];
  if (node.values) return { key: sample(node.values, below) };
  return sampleScalar(node);
}

/** The first option; its discriminator has the value that the document gives it. */
function sampleOption({ alternatives }: SchemaNode, progress: Progress): JsonValue | undefined {
  const [option] = alternatives?.options ?? [];
  const value = option && sample(option.schema, progress);
  const name = alternatives?.discriminator;
  if (!option || name === undefined || !isRecord(value)) return value;
  const field = option.schema.fields?.find((one) => one.name === name);
  return field && (field.schema.const ?? field.schema.enum) !== undefined ? value : { ...value, [name]: option.name };
}

function statedValue({
  const: constant,
  examples,
  default: fallback,
  enum: values,
}: SchemaNode): JsonValue | undefined {
  return constant ?? examples?.[0] ?? fallback ?? values?.[0]?.value;
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

const BY_FORMAT: Record<string, string> = {
  'date-time': '2026-01-15T08:00:00Z',
  date: '2026-01-15',
  time: '08:00:00Z',
  email: 'alex@example.com',
  uri: 'https://example.com',
  url: 'https://example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uuid: '7b1e0f6a-2c3d-4e5f-8a9b-0c1d2e3f4a5b',
  byte: 'ZXhhbXBsZQ==',
};

function sampleScalar({ type, constraints = [] }: SchemaNode): JsonValue {
  const [base = 'any', format = ''] = type.split(' or ')[0]?.split(' · ') ?? [];
  const limit = (kind: string) => constraints.find((constraint) => constraint.kind === kind)?.value;
  switch (base) {
    case 'string':
      return (
        BY_FORMAT[format] ??
        'string'
          .padEnd(Math.min(Number(limit('minLength') ?? 0), 64), 'string')
          .slice(0, Number(limit('maxLength') ?? 64))
      );
    case 'integer':
    case 'number':
      return [limit('minimum'), limit('maximum')].map(Number).find(isExact) ?? 0;
    case 'boolean':
      return true;
    case 'array':
      return [];
    case 'object':
    case 'map':
      return {};
    default:
      return null;
  }
}

/** Limits of 64 bits are no doubles. */
function isExact(value: number): boolean {
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER;
}
