import { isRecord } from '../../packages/base/encoding/json.ts';
import { getOperations, getRecord, getTexts, type Json, readDocument } from './documents.ts';

const operations = ['openapi/merchant.v2.yaml', 'openapi/token.yaml'].flatMap((file) =>
  getOperations(readDocument(file)).map(({ operation }) => operation),
);

/** What an operation says of its successful responses: the values that fields can have, null for those that are always null. */
export function getStatedValues(operationId: string): [path: string, values: unknown[]][] {
  const operation = operations.find((one) => one.operationId === operationId);
  const values = getOptional(operation?.['x-response-values']);
  const nulls = getTexts(getOptional(operation?.['x-response-nulls']).fields);
  return [
    ...Object.entries(values).map(([path, list]): [string, unknown[]] => [path, getTexts(list)]),
    ...nulls.map((path): [string, unknown[]] => [path, [null]]),
  ];
}

/** What a successful body holds against the statement of its operation, as `data.type: recharge`. */
export function findUnstatedValues(operationId: string, body: unknown): string[] {
  return getStatedValues(operationId).flatMap(([path, values]) =>
    getValues(body, path.split('.'))
      .filter((value) => !values.includes(value))
      .map((value) => `${path}: ${JSON.stringify(value)}`),
  );
}

/** The values at a path; elements of an array have the path of the array. */
export function getValues(value: unknown, path: string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => getValues(item, path));
  const [name, ...rest] = path;
  if (name === undefined) return [value];
  return isRecord(value) && name in value ? getValues(value[name], rest) : [];
}

function getOptional(value: unknown): Json {
  return value === undefined ? {} : getRecord(value, 'an extension');
}
