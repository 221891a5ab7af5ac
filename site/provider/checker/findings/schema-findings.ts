import type { RuleError, Validator } from '../../../../packages/simulator/core/validation/validator.ts';
import type { FieldPath } from '../subject/known-fields.ts';
import { type Finding, type FindingRule, getAt } from './finding.ts';

/** What a validator objects to, one finding for each path and rule. */
export function findSchemaProblems(validate: Validator, value: unknown): Finding[] {
  if (validate(value)) return [];
  const errors = omitBranches(validate.errors ?? []);
  const findings = errors.flatMap((error) => toFinding(error, value));
  const seen = new Set<string>();
  return findings.filter(({ path, rule }) => {
    const key = JSON.stringify([path, rule]);
    return !seen.has(key) && seen.add(key);
  });
}

const CHOICES = ['anyOf', 'oneOf'];

/** A choice fails with what each of its branches objects to. That a value is not null says nothing where the others say more. */
function omitBranches(errors: readonly RuleError[]): RuleError[] {
  const choices = new Set(
    errors.filter(({ keyword }) => CHOICES.includes(keyword)).map(({ instancePath }) => instancePath),
  );
  const isNull = ({ keyword, params }: RuleError) => keyword === 'type' && params.type === 'null';
  return errors.filter((error) => {
    if (CHOICES.includes(error.keyword)) return false;
    if (!choices.has(error.instancePath) || !isNull(error)) return true;
    return !errors.some(
      (other) =>
        other !== error &&
        !CHOICES.includes(other.keyword) &&
        !isNull(other) &&
        other.instancePath.startsWith(error.instancePath),
    );
  });
}

/** Keywords of JSON Schema whose sentence needs the limit alone. */
const LIMITS: Record<string, FindingRule> = {
  minimum: 'min',
  exclusiveMinimum: 'min',
  maximum: 'max',
  exclusiveMaximum: 'max',
  minLength: 'minLength',
  maxLength: 'maxLength',
  minItems: 'minItems',
  maxItems: 'maxItems',
};

function toFinding({ instancePath, keyword, params }: RuleError, value: unknown): Finding[] {
  const path = toPath(instancePath, value);
  const found = getAt(value, path);
  const bad = (rule: FindingRule, values: Finding['values'] = {}): Finding[] => [{ level: 'bad', path, rule, values }];
  const limit = LIMITS[keyword];
  if (limit) return bad(limit, { limit: String(params.limit) });
  switch (keyword) {
    case 'required':
      return [{ level: 'bad', path: [...path, String(params.missingProperty)], rule: 'required', values: {} }];
    case 'additionalProperties':
    case 'unevaluatedProperties':
    case 'propertyNames': {
      const name = params.additionalProperty ?? params.unevaluatedProperty ?? params.propertyName;
      return [{ level: 'info', path: [...path, String(name)], rule: 'unknownField', values: {} }];
    }
    case 'enum':
      return [
        { level: 'warn', path, rule: 'enum', values: { value: print(found), known: printList(params.allowedValues) } },
      ];
    case 'const':
      return bad('const', { value: print(found), expected: print(params.allowedValue) });
    case 'type':
      return isAmount(path, value) && typeof found === 'number'
        ? bad('amountIsNumber')
        : bad('type', {
            found: nameType(found),
            expected: Array.isArray(params.type) ? params.type : String(params.type),
          });
    case 'pattern':
      return bad(...namePattern(String(params.pattern), { found, path, value }));
    case 'format':
      return bad(typeof found === 'string' && SECONDS.test(found) ? 'milliseconds' : 'format', {
        format: String(params.format),
      });
    default:
      // Schemas that only combine others: what these object to is listed.
      return ['allOf', 'if', 'not', '$ref'].includes(keyword) ? [] : bad('invalid', { keyword });
  }
}

const SECONDS = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

function namePattern(
  pattern: string,
  { found, path, value }: { found: unknown; path: FieldPath; value: unknown },
): [FindingRule, Finding['values']] {
  if (typeof found === 'string' && SECONDS.test(found)) return ['milliseconds', {}];
  if (isAmount(path, value)) return ['amountSpelling', { value: print(found) }];
  const prefix = /^\^([a-z]{2,8}_)/.exec(pattern)?.[1];
  return prefix ? ['identifier', { prefix }] : ['pattern', { pattern }];
}

/** Whether a field is an amount: one beside its currency. */
function isAmount(path: FieldPath, value: unknown): boolean {
  const name = path.at(-1);
  const holder = getAt(value, path.slice(0, -1));
  return (
    typeof holder === 'object' &&
    holder !== null &&
    'currency' in holder &&
    name !== 'currency' &&
    AMOUNTS.includes(String(name))
  );
}

export const AMOUNTS = ['value', 'available', 'frozen', 'total'];

/** The pointer of an error; a digit is a position only in a list. */
function toPath(pointer: string, value: unknown): FieldPath {
  const path: (string | number)[] = [];
  for (const step of pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')))
    path.push(Array.isArray(getAt(value, path)) ? Number(step) : step);
  return path;
}

const MAX_TEXT = 60;

function print(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > MAX_TEXT ? `${[...text].slice(0, MAX_TEXT).join('')}…` : text;
}

const MAX_VALUES = 12;

function printList(values: unknown): string[] {
  if (!Array.isArray(values)) return [];
  return [...values.slice(0, MAX_VALUES).map(String), ...(values.length > MAX_VALUES ? ['…'] : [])];
}

function nameType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
