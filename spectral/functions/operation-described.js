import { asStrings, type JsonObject } from '../../content/read/json-value.ts';
import { operationsOf } from './operations.ts';
import type { Finding, Rule } from './rule.ts';

const IDEMPOTENCY = ['required', 'optional', 'none', 'natural'];

/** Says what every operation must state about itself. */
export const operationDescribed: Rule = (document) =>
  operationsOf(document).flatMap(({ path, operation }) =>
    messagesFor(operation).map((message): Finding => ({ path, message })),
  );

function messagesFor(operation: JsonObject): string[] {
  const { operationId, tags, summary, description } = operation;
  const checks: [boolean, string][] = [
    [typeof operationId === 'string' && /^[a-z][A-Za-z0-9]*$/.test(operationId), 'operationId must be camelCase.'],
    [asStrings(tags).length === 1, 'An operation has exactly one tag.'],
    [isText(summary), 'The operation has no summary.'],
    [isText(description), 'The operation has no description.'],
    [isText(operation['x-scope']), 'The operation has no x-scope: name the scope, or say "none".'],
    [
      IDEMPOTENCY.includes(String(operation['x-idempotency'])),
      `x-idempotency must be one of ${IDEMPOTENCY.join(', ')}.`,
    ],
    [asStrings(operation['x-doc-pages']).length > 0, 'The operation names no page in x-doc-pages.'],
  ];
  return checks.filter(([holds]) => !holds).map(([, message]) => message);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
