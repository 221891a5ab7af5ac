import { expect, it } from 'vitest';
import { findProblems } from '../../packages/simulator/core/validation/problems.ts';
import { validators as requests } from '../../packages/simulator/generated/request-validators.js';
import { validators as responses } from '../../packages/simulator/generated/response-validators.js';
import { toCallDocument } from '../../scripts/content/emit/call-document.ts';
import type { JsonValue } from '../../src/model/schema.ts';
import { type CallDocument, findCallOperation } from '../../src/playground/schema/call-document.ts';
import { createCheck } from '../../src/playground/schema/check-value.ts';
import { siteApis } from '../setup/site-contents.ts';

type Examples = Record<string, { value?: JsonValue; $ref?: string }>;
type Body = { content?: Record<string, { examples?: Examples }> };

const apis = await siteApis('en');

/** Names of the compiled schemas, each with the values that the documents show for it. */
function* listExamples() {
  for (const { kind, document } of apis) {
    if (kind !== 'openapi') continue;
    const calls = toCallDocument(document) as CallDocument;
    const find = <T>(value: T & { $ref?: string }): T => {
      if (value?.$ref === undefined) return value;
      return find(
        value.$ref
          .slice(2)
          .split('/')
          .reduce((at: never, step) => at[step.replaceAll('~1', '/') as never], document as never),
      );
    };
    const valuesOf = (body: Body | undefined) =>
      Object.values((body && find(body))?.content?.['application/json']?.examples ?? {}).flatMap(
        (example) => find(example).value ?? [],
      );
    type Documented = { operationId?: string; requestBody?: Body; responses?: Record<string, Body> };
    const paths = Object.entries(document.paths as Record<string, Record<string, Documented>>);
    for (const [path, item] of paths) {
      for (const [method, { operationId = '', requestBody, responses: documented = {} }] of Object.entries(item)) {
        const operation = findCallOperation(calls, method.toUpperCase(), path);
        if (!operation) continue;
        const at = (content: Record<string, object> | undefined) =>
          content?.['application/json'] as Record<string, unknown>;
        const checkBody = operation.body && createCheck(operation.body.schema, calls.components, 'request');
        if (checkBody)
          yield { validate: requests[`${operationId}.body`], check: checkBody, values: valuesOf(requestBody) };
        for (const [status, response] of Object.entries(documented)) {
          const validate = responses[status < '300' ? `${operationId}.${status}` : 'error'];
          const schema = at(operation.responses[status]);
          if (schema)
            yield { validate, check: createCheck(schema, calls.components, 'response'), values: valuesOf(response) };
        }
      }
    }
  }
}

/** The value as it is, and with each of its members gone, of another type, or beside one that is not in the contract. */
function listVariants(value: JsonValue): JsonValue[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [value];
  return [
    value,
    { ...value, unknown: 1 },
    ...Object.keys(value).flatMap((name) => {
      const { [name]: _, ...rest } = value;
      return [rest, { ...value, [name]: {} }, { ...value, [name]: '!!' }];
    }),
  ];
}

it('finds what the compiled schemas of the simulator find, in every documented body and in broken ones', () => {
  const different: string[] = [];
  let count = 0;
  for (const { validate, check, values } of listExamples()) {
    if (!validate) continue;
    for (const value of values.flatMap(listVariants)) {
      const print = (marks: { field: string }[]) =>
        JSON.stringify(marks.map(({ field, ...rest }) => [field, (rest as { rule: string }).rule]).sort());
      const expected = print(findProblems(validate, value));
      const found = print(check(value));
      count += 1;
      if (found !== expected) different.push(`${JSON.stringify(value)}: ${found} for ${expected}`);
    }
  }

  expect(different.slice(0, 10)).toEqual([]);
  expect(count).toBeGreaterThan(10_000);
});
