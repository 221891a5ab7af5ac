import { isRecord } from '../../../base/encoding/json.ts';
import { validators } from '../../generated/request-validators.js';
import { parseQuery } from '../../protocol/signing/canonical-query.ts';
import type { OperationContract, ParameterContract } from '../contract/contract-data.ts';
import { type Problem, Refusal } from '../envelope/refusal.ts';
import { readHeader, type SandboxRequest, splitTarget } from '../envelope/request.ts';
import { findProblems } from './problems.ts';

/** The client's own number, for traces only: one that is not of the form is ignored, not refused. */
const TRACE_HEADER = 'X-Request-Id';

/** Path, query, headers and body against the schemas of the operation; all problems together (contract 2.12, check 13). */
export function checkSchema(
  operation: OperationContract,
  { request, path, body }: { request: SandboxRequest; path: Record<string, string>; body: unknown },
): { path: Record<string, unknown>; query: Record<string, unknown> } {
  const pathValues = toTypedParameters(operation, 'path', path);
  const query = readQuery(operation, splitTarget(request.target).query);
  const problems = [
    ...findProblems(validators[`${operation.id}.path`], pathValues, 'path:'),
    ...query.problems,
    ...findProblems(validators[`${operation.id}.query`], query.values, 'query:'),
    ...findProblems(validators[`${operation.id}.header`], readHeaders(operation, request), 'header:'),
    ...(operation.hasBody ? findBodyProblems(operation.id, body) : []),
  ];
  if (problems.length > 0) throw new Refusal(400002, { details: problems });
  return { path: pathValues, query: query.values };
}

/** `exchangeToken` takes one of two shapes: which one was meant is seen by the credential it holds. */
function findBodyProblems(operation: string, body: unknown): Problem[] {
  if (operation !== 'exchangeToken') return findProblems(validators[`${operation}.body`], body);
  if (!isRecord(body)) return findProblems(validators[`${operation}.body.0`], body);
  if ('code' in body && 'refreshToken' in body) return [{ field: 'refreshToken', rule: 'mutually_exclusive' }];
  return findProblems(
    validators[`${operation}.body.${'refreshToken' in body || body.grantType === 'refresh_token' ? 1 : 0}`],
    body,
  );
}

function readQuery(
  operation: OperationContract,
  text: string,
): { values: Record<string, unknown>; problems: Problem[] } {
  const pairs = parseQuery(text);
  if (!pairs) return { values: {}, problems: [{ field: 'query', rule: 'format' }] };
  const repeated = pairs.filter(([name], index) => pairs.findIndex(([other]) => other === name) !== index);
  // A token service call carries its credentials in the query; they were checked before.
  const own = pairs.filter(([name]) => operation.service !== 'token' || name !== 'signature');
  return {
    values: toTypedParameters(operation, 'query', Object.fromEntries(own)),
    problems: repeated.map(([name]) => ({ field: `query:${name}`, rule: 'mutually_exclusive' })),
  };
}

function readHeaders(operation: OperationContract, request: SandboxRequest): Record<string, unknown> {
  const names = operation.parameters
    .filter((parameter) => parameter.in === 'header' && parameter.name !== TRACE_HEADER)
    .map(({ name }) => name);
  const values = names.flatMap((name): [string, string][] => {
    const value = readHeader(request, name);
    return value === undefined ? [] : [[name, value]];
  });
  return toTypedParameters(operation, 'header', Object.fromEntries(values));
}

/** Values of parameters with the types of the contract. Text that is none of its type stays text. */
export function toTypedParameters(
  { parameters }: OperationContract,
  location: ParameterContract['in'],
  values: Record<string, string>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, text]) => {
      const type = parameters.find((parameter) => parameter.in === location && parameter.name === name)?.type;
      return [name, toValue(text, type)];
    }),
  );
}

/** Text that is no number or boolean stays text, which breaks the type of the schema. */
function toValue(text: string, type: ParameterContract['type'] | undefined): unknown {
  if (type === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
