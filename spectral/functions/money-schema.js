import { isObject, type JsonObject, type JsonValue } from '../../content/read/json-value.ts';
import { walkSpec } from '../../content/read/spec-walk.ts';
import { resolve } from './resolve.ts';
import type { Finding, Rule } from './rule.ts';

const MONEY_NAME = /(?:^|[a-z])(?:Amount|Fee|Price|Cost)$|^(?:amount|fee|price|cost)$/;
const MONEY_SCHEMAS = /^(?:Money|SignedMoney|Amount|SignedAmount)$/;

/** What is money is one of the money schemas: never a JSON number, never a text of its own. */
export const moneySchema: Rule = (document) => {
  const findings: Finding[] = [];
  walkSpec(document, ({ node, path, kind }) => {
    const name = path.at(-1) ?? '';
    if (kind !== 'schema' || path.at(-2) !== 'properties' || !MONEY_NAME.test(name)) return;
    const message = messageFor(document, node);
    if (message) findings.push({ path, message: `"${name}" ${message}` });
  });
  return findings;
};

function messageFor(document: JsonObject, schema: JsonObject): string | undefined {
  if (isMoney(schema)) return undefined;
  const { value } = resolve(document, [], schema);
  if (isObject(value) && (value.type === 'number' || value.type === 'integer')) return 'is a JSON number: use Money.';
  return 'is not one of the money schemas: refer to Money or Amount.';
}

function isMoney(schema: JsonValue): boolean {
  if (!isObject(schema)) return false;
  if (typeof schema.$ref === 'string') return MONEY_SCHEMAS.test(schema.$ref.split('/').at(-1) ?? '');
  return ['allOf', 'anyOf', 'oneOf'].some((key) => {
    const list = schema[key];
    return Array.isArray(list) && list.some(isMoney);
  });
}
