import { valueAt } from '../../content/read/json-pointer.ts';
import { asStrings, isObject, type JsonObject, members } from '../../content/read/json-value.ts';
import { walkSpec } from '../../content/read/spec-walk.ts';
import { operationsOf } from './operations.ts';
import type { Finding, Rule } from './rule.ts';

/** What our extensions name exists: rate limits, the schema of a plaintext, the states an operation allows. */
export const namesExist: Rule = (document) => {
  const findings = operationsOf(document).flatMap(({ path, operation }) => [
    ...rateLimitFindings(document, operation, path),
    ...stateFindings(document, operation, path),
  ]);
  walkSpec(document, ({ node, path }) => {
    const name = node['x-encrypts'];
    if (typeof name !== 'string' || schemaNamed(document, name)) return;
    findings.push({ path: [...path, 'x-encrypts'], message: `There is no schema "${name}".` });
  });
  return findings;
};

function rateLimitFindings(document: JsonObject, operation: JsonObject, path: string[]): Finding[] {
  const limits = members(document['x-rate-limits']).map(([name]) => name);
  return asStrings(operation['x-rate-limit'])
    .filter((name) => !limits.includes(name))
    .map((name) => ({
      path: [...path, 'x-rate-limit'],
      message: `There is no rate limit "${name}" in x-rate-limits.`,
    }));
}

function stateFindings(document: JsonObject, operation: JsonObject, path: string[]): Finding[] {
  return members(operation['x-allowed-status']).flatMap(([name, states]): Finding[] => {
    const at = [...path, 'x-allowed-status', name];
    const schema = schemaNamed(document, name);
    if (!schema) return [{ path: at, message: `There is no schema "${name}".` }];
    return asStrings(states)
      .filter((state) => !asStrings(schema.enum).includes(state))
      .map((state) => ({ path: at, message: `${state} is not a value of ${name}.` }));
  });
}

function schemaNamed(document: JsonObject, name: string): JsonObject | undefined {
  const schema = valueAt(document, ['components', 'schemas', name]);
  return isObject(schema) ? schema : undefined;
}
