import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import { isRecord } from '../../../packages/base/encoding/json.ts';
import { followReference, fromFragment } from '../../../packages/base/json/pointer.js';
import { groupBy } from '../../model/group-by.ts';
import type { JsonValue } from '../../model/schema.ts';
import type { FieldMark } from '../provider/field.ts';

/** A JSON Schema 2020-12; `$ref` leads into the components of its document. */
export type JsonSchema = Record<string, unknown>;

/** `request`: what only the server writes is not required; `response`: what only the client writes is not. */
type Direction = 'request' | 'response';

/** What a form calls the rule behind a keyword. Others only join schemas: what they join says more. */
const RULES: Record<string, string> = {
  required: 'required',
  minProperties: 'required',
  type: 'type',
  format: 'format',
  multipleOf: 'format',
  uniqueItems: 'format',
  pattern: 'pattern',
  propertyNames: 'pattern',
  minimum: 'min',
  exclusiveMinimum: 'min',
  minItems: 'min',
  maximum: 'max',
  exclusiveMaximum: 'max',
  maxItems: 'max',
  maxProperties: 'max',
  minLength: 'minLength',
  maxLength: 'maxLength',
  enum: 'enum',
  const: 'enum',
  // The schema of members that may not be there.
  false: 'unknown_field',
};

/**
 * Checks values against a schema of a document, without compiling it: a policy that forbids `eval` forbids compilers too. The result names each
 * field by its path, `amount.value`, once for each rule. Of a choice of schemas it is what the nearest one lacks.
 */
export function createCheck(schema: JsonSchema, components: JsonSchema, direction: Direction) {
  const whole = forDirection({ allOf: [schema], components: pickReachable(schema, components) }, direction);
  const validator = new Validator(whole as Schema, '2020-12', false);
  return (value: JsonValue): FieldMark[] => {
    const { errors } = validator.validate(value);
    const marks = nearest(placeFalse(errors)).flatMap((error) => toMarks(error, whole, value));
    const isFirst = (mark: FieldMark, index: number) =>
      marks.findIndex((other) => JSON.stringify(other) === JSON.stringify(mark)) === index;
    return marks.filter(isFirst);
  };
}

/** A schema without the reference that leads to it; an empty one where there is none. */
export function followSchema(schema: unknown, components: JsonSchema): JsonSchema {
  const found = followReference({ components }, schema);
  return isRecord(found) ? found : {};
}

/** The components that a schema needs, of thousands that a document may have. */
function pickReachable(schema: JsonSchema, components: JsonSchema): JsonSchema {
  const picked: Record<string, Record<string, unknown>> = {};
  const visit = (value: unknown): void => {
    if (!isRecord(value) && !Array.isArray(value)) return;
    for (const member of Object.values(value)) visit(member);
    if (!isRecord(value)) return;
    const [, section, name] = typeof value.$ref === 'string' ? fromFragment(value.$ref) : [];
    if (section !== undefined && name !== undefined && picked[section]?.[name] === undefined) {
      const target = follow(components, [section, name]);
      picked[section] = { ...picked[section], [name]: target };
      visit(target);
    }
  };
  visit(schema);
  return picked;
}

const UNSENT: Record<Direction, string> = { request: 'readOnly', response: 'writeOnly' };

function forDirection(value: unknown, direction: Direction): unknown {
  if (Array.isArray(value)) return value.map((item) => forDirection(item, direction));
  if (!isRecord(value)) return value;
  const { properties, required } = value;
  const changed = Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === 'enum' || name === 'const' ? member : forDirection(member, direction),
    ]),
  );
  if (!Array.isArray(required) || !isRecord(properties)) return changed;
  const isSent = (name: string) => {
    const property = properties[name];
    return !isRecord(property) || property[UNSENT[direction]] !== true;
  };
  return { ...changed, required: required.filter(isSent) };
}

/** The schema `false` is reported without its place; the keyword that has it comes before. */
function placeFalse(errors: OutputUnit[]): OutputUnit[] {
  return errors.map((error, index) =>
    error.keyword === 'false' ? { ...error, keywordLocation: errors[index - 1]?.keywordLocation ?? '#' } : error,
  );
}

/** Where no schema of a choice fits, the errors of the one that has the fewest; those of the others would contradict them. */
function nearest(errors: OutputUnit[]): OutputUnit[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  return choices.reduce((left, { keywordLocation, instanceLocation }) => {
    const isInside = (error: OutputUnit) =>
      error.keywordLocation.startsWith(`${keywordLocation}/`) && isBelow(error.instanceLocation, instanceLocation);
    const branches = groupBy(left.filter(isInside), (error) => getStep(error.keywordLocation, keywordLocation));
    const count = (branch: OutputUnit[]) => branch.filter(({ keyword }) => keyword in RULES).length;
    const [best = []] = [...branches.values()].sort((one, other) => count(one) - count(other));
    return left.filter((error) => !isInside(error) || best.includes(error));
  }, errors);
}

/** The step that leads from a place to one below it. */
function getStep(location: string, above: string): string {
  return location
    .slice(above.length + 1)
    .split('/', 1)
    .join();
}

function isBelow(location: string, other: string): boolean {
  return location === other || location.startsWith(`${other}/`);
}

function toMarks(error: OutputUnit, whole: unknown, value: JsonValue): FieldMark[] {
  const rule = RULES[error.keyword];
  if (rule === undefined) return [];
  const path = fromFragment(error.instanceLocation);
  const limit = follow(whole, fromFragment(error.keywordLocation));
  if (error.keyword === 'required') {
    const at = path.reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], value);
    const missing = Array.isArray(limit) ? limit.filter((name) => !isRecord(at) || !Object.hasOwn(at, name)) : [];
    return missing.map((name) => ({ field: [...path, name].join('.'), rule }));
  }
  return [{ field: path.join('.') || 'body', rule, ...toLimit(error.keyword, limit) }];
}

/** The bound that was broken, for the sentence. */
function toLimit(keyword: string, limit: unknown): { value?: string } {
  if (keyword === 'enum' || keyword === 'const') return { value: [limit].flat().join(', ') };
  return typeof limit === 'number' ? { value: String(limit) } : {};
}

/** What is at a place of a schema whose steps go through references. */
function follow(root: unknown, steps: string[]): unknown {
  let at = root;
  for (const step of steps) {
    const next: unknown = (at as Record<string, unknown> | undefined)?.[step];
    at = step === '$ref' && typeof next === 'string' ? follow(root, fromFragment(next)) : next;
  }
  return at;
}
