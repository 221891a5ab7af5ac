import type {
  ContractData,
  ContractError,
  IdempotencyRule,
  OperationContract,
} from '../../packages/simulator/core/contract/contract-data.ts';
import type { OperationId } from '../../packages/simulator/core/contract/schemas.ts';
import {
  asString,
  asStrings,
  isObject,
  type JsonObject,
  type JsonValue,
  members,
} from '../../scripts/content/json/json-value.ts';
import type { ApiDocument } from '../../scripts/content/read/api.ts';
import { IncompleteContract } from './incomplete-contract.ts';
import { type DocumentOperation, listOperations } from './operations.ts';
import { getSchema, readTexts, readTransitions } from './schema-data.ts';

/** The two languages of the contract, each with all documents. */
export type LocalisedApis = { en: ApiDocument[]; zh: ApiDocument[] };

/** Everything that the provider takes of the documents besides validators. */
export function readContractData({ en, zh }: LocalisedApis): ContractData {
  const openApis = en.filter(({ kind }) => kind === 'openapi');
  const codes = getSchema(en, 'ErrorCode');
  const names = asStrings(codes['x-enum-varnames']);
  const messages = readTexts({ en, zh }, 'ErrorCode');
  const list = Array.isArray(codes.enum) ? codes.enum : [];
  return {
    operations: openApis.flatMap((api) => listOperations(api).map((operation) => readOperation(api, operation, codes))),
    errors: Object.fromEntries(
      list.map((code, index) => {
        const [name, message] = [names[index], messages[String(code)]];
        if (!name || !message) throw new IncompleteContract(`Error ${code} has no ${name ? 'text' : 'name'}.`);
        return [String(code), { name, message, ...readAdvice(codes, String(code)) }];
      }),
    ),
    failures: readTexts({ en, zh }, 'FailureCode'),
    kycReasons: readTexts({ en, zh }, 'KycReason'),
    currencies: Object.fromEntries(
      members(getSchema(en, 'Currency')['x-currencies']).map(([code, value]) => [
        code,
        { scale: numberAt(value, 'scale') },
      ]),
    ),
    rateLimits: Object.fromEntries(
      openApis
        .flatMap(({ document }) => members(document['x-rate-limits']))
        .map(([name, value]) => [
          name,
          {
            limit: numberAt(value, 'limit'),
            windowSeconds: numberAt(value, 'windowSeconds'),
            ...(isObject(value) && value.burst !== undefined ? { burst: numberAt(value, 'burst') } : {}),
          },
        ]),
    ),
    transitions: readTransitions(en),
  };
}

function readAdvice({ 'x-errors': errors }: JsonObject, code: string): Pick<ContractError, 'concerns' | 'fields'> {
  const entry = isObject(errors) ? errors[code] : undefined;
  if (!isObject(entry)) return {};
  const fields = asStrings(entry.fields);
  return { ...(entry.concerns === 'signature' && { concerns: 'signature' }), ...(fields.length > 0 && { fields }) };
}

function readOperation(api: ApiDocument, found: DocumentOperation, codes: JsonObject): OperationContract {
  const { id, method, route, operation, parameters } = found;
  const groups = isObject(codes['x-error-groups']) ? codes['x-error-groups'] : {};
  const scope = asString(operation['x-scope']);
  return {
    // The union of the ids is generated from the documents that are read here.
    id: id as OperationId,
    method,
    path: route,
    service: api.id.startsWith('token') ? 'token' : 'merchant',
    ...(scope === 'none' || scope === undefined ? {} : { scope }),
    idempotency: toIdempotencyRule(operation['x-idempotency']),
    rateLimits: asStrings(operation['x-rate-limit']),
    errorCodes: [
      ...asStrings(operation['x-error-groups']).flatMap((group) => getNumbers(groups[group])),
      ...getNumbers(operation['x-error-codes']),
    ].toSorted((one, other) => one - other),
    statuses: members(operation.responses).flatMap(([status]) => (/^2\d\d$/.test(status) ? [Number(status)] : [])),
    hasBody: isObject(operation.requestBody),
    parameters: parameters.flatMap(({ name, in: location, type }) =>
      location === 'path' || location === 'query' || location === 'header'
        ? [{ name, in: location, type: type === 'integer' || type === 'boolean' ? type : 'string' }]
        : [],
    ),
  };
}

function toIdempotencyRule(value: JsonValue | undefined): IdempotencyRule {
  return value === 'required' || value === 'optional' || value === 'natural' ? value : 'none';
}

function getNumbers(value: JsonValue | undefined): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}

function numberAt(value: JsonValue, name: string): number {
  const number = isObject(value) ? value[name] : undefined;
  if (typeof number !== 'number') throw new IncompleteContract(`${name} is not a number.`);
  return number;
}
