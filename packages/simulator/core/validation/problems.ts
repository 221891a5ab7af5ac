import type { ErrorDetail } from '../contract/schemas.ts';
import type { Problem } from '../envelope/refusal.ts';
import type { RuleError, Validator } from './validator.ts';

/** What the contract calls the rule behind a keyword of JSON Schema. */
const RULES: Record<string, ErrorDetail['rule']> = {
  required: 'required',
  minProperties: 'required',
  type: 'type',
  format: 'format',
  uniqueItems: 'format',
  pattern: 'pattern',
  propertyNames: 'pattern',
  minimum: 'min',
  minItems: 'min',
  exclusiveMinimum: 'min',
  maximum: 'max',
  maxItems: 'max',
  maxProperties: 'max',
  minLength: 'minLength',
  maxLength: 'maxLength',
  enum: 'enum',
  const: 'enum',
  additionalProperties: 'unknown_field',
  unevaluatedProperties: 'unknown_field',
};

/** Longest name of a field in `details` (schema ErrorDetail). */
const MAX_FIELD_CHARS = 120;

/** All rules that a value breaks, one for each field and rule. `prefix` says where it came from: `query:`. */
export function findProblems(validate: Validator | undefined, value: unknown, prefix = ''): Problem[] {
  if (!validate || validate(value)) return [];
  const problems = (validate.errors ?? []).flatMap((error) => toProblem(error, prefix));
  return problems.filter(
    ({ field, rule }, index) => problems.findIndex((other) => other.field === field && other.rule === rule) === index,
  );
}

function toProblem({ instancePath, keyword, params }: RuleError, prefix: string): Problem[] {
  const rule = RULES[keyword];
  // A choice fails with the errors of its branches, which say more.
  if (!rule) return [];
  const name = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty ?? params.propertyName;
  const path = [...instancePath.split('/').slice(1), ...(typeof name === 'string' ? [name] : [])];
  const field = `${prefix}${path.map(unescapePointer).join('.') || (prefix === '' ? 'body' : '')}`;
  return [{ field: [...field].slice(0, MAX_FIELD_CHARS).join(''), rule, ...toLimit(keyword, params) }];
}

/** The bound that was broken, for the sentence. */
function toLimit(keyword: string, params: Record<string, unknown>): Pick<Problem, 'value'> {
  const limit = params.limit ?? (keyword === 'const' ? params.allowedValue : params.allowedValues);
  if (limit === undefined) return {};
  return { value: Array.isArray(limit) ? limit.join(', ') : String(limit) };
}

function unescapePointer(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}
