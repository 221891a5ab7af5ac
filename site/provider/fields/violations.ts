import { encodeUtf8 } from '../../../packages/base/encoding/bytes.ts';
import { parseDecimal } from '../../../packages/base/encoding/decimal.ts';
import type { Problem } from '../../../packages/simulator/core/envelope/refusal.ts';
import { countFractionDigits, findScale } from '../../../packages/simulator/core/ledger/amounts.ts';
import { findProblems } from '../../../packages/simulator/core/validation/problems.ts';
import { toTypedParameters } from '../../../packages/simulator/core/validation/request-schema.ts';
import { validators } from '../../../packages/simulator/generated/request-validators.js';
import { MAX_PLAINTEXT_BYTES } from '../../../packages/simulator/protocol/encryption/jwe.ts';
import type { JsonValue } from '../../../src/model/schema.ts';
import { parseBody } from '../../../src/playground/client/draft.ts';
import { getAt } from '../../../src/playground/form/json-path.ts';
import type { Draft } from '../../../src/playground/provider/draft.ts';
import type { FieldMark } from '../../../src/playground/provider/field.ts';
import { getOperation } from '../access/access-token.ts';
import { SIGNATURE_PARAMETERS } from '../access/build-request.ts';
import { isEncryptedName, isJwe } from '../access/encrypt-fields.ts';

/** The rules of the contract that a call breaks before it is sent: those of its parameters, then those of its body. */
export function findViolations(operationId: string, draft: Draft): FieldMark[] {
  return [...findParameterViolations(operationId, draft), ...findBodyViolations(operationId, draft)];
}

/** An empty parameter is not sent; the signature fills in its own. */
function findParameterViolations(operationId: string, { parameters }: Draft): FieldMark[] {
  const operation = getOperation(operationId);
  return (['path', 'query'] as const).flatMap((location) => {
    const names = operation.parameters.filter((parameter) => parameter.in === location).map(({ name }) => name);
    const values = Object.fromEntries(
      names.flatMap((name): [string, string][] => (parameters[name] ? [[name, parameters[name]]] : [])),
    );
    const typed = toTypedParameters(operation, location, values);
    return findProblems(validators[`${operationId}.${location}`], typed, `${location}:`).filter(
      ({ field }) => !SIGNATURE_PARAMETERS.includes(field.slice(location.length + 1)),
    );
  });
}

/**
 * A field that will be encrypted is plain text here, so its pattern does not count. Of a choice of bodies, those of the shape that comes
 * nearest.
 */
function findBodyViolations(operationId: string, draft: Draft): FieldMark[] {
  const value = parseBody(draft);
  if (value === undefined) return [];
  const names = Object.keys(validators).filter(
    (name) => name === `${operationId}.body` || name.startsWith(`${operationId}.body.`),
  );
  const isBlank = (field: string) => getAt(value, field.split('.')) === '';
  const [nearest = []] = names
    .map((name) => findProblems(validators[name], value).filter(({ field }) => !isSecret(field) || isBlank(field)))
    .toSorted((one, other) => one.length - other.length);
  const marked = new Set(nearest.map(({ field }) => field));
  // An empty input lacks a value, not a pattern.
  const isEmpty = ({ field, rule }: Problem) => rule !== 'unknown_field' && isBlank(field);
  const empty = new Set(nearest.filter(isEmpty).map(({ field }) => field));
  return [
    ...[...empty].map((field) => ({ field, rule: 'empty' })),
    ...nearest.filter((problem) => !isEmpty(problem)),
    ...findLongSecrets(value),
    ...findDecimals(value).filter(({ field }) => !marked.has(field)),
  ];
}

function isSecret(field: string): boolean {
  return isEncryptedName(field.slice(field.lastIndexOf('.') + 1));
}

/** What is too long to be encrypted has no schema either (contract 3.6). */
function findLongSecrets(value: JsonValue, path: string[] = []): FieldMark[] {
  if (typeof value === 'string')
    return isEncryptedName(path.at(-1) ?? '') && !isJwe(value) && encodeUtf8(value).length > MAX_PLAINTEXT_BYTES
      ? [{ field: path.join('.'), rule: 'maxLength', value: String(MAX_PLAINTEXT_BYTES) }]
      : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => findLongSecrets(inner, [...path, name]));
}

/** Amounts with more decimal places than their currency has: the contract says so in words (422002), not by a schema. */
function findDecimals(value: JsonValue, path: string[] = []): FieldMark[] {
  if (typeof value !== 'object' || value === null) return [];
  const { value: amount, currency } = value as Record<string, JsonValue>;
  if (typeof amount !== 'string' || typeof currency !== 'string')
    return Object.entries(value).flatMap(([name, inner]) => findDecimals(inner, [...path, name]));
  const scale = findScale(currency);
  if (scale === undefined || parseDecimal(amount) === undefined || countFractionDigits(amount) <= scale) return [];
  return [{ field: [...path, 'value'].join('.'), rule: 'decimals', value: `${currency} ${scale}` }];
}
