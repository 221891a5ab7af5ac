import { isRecord } from '../../packages/base/encoding/json.ts';
import type { Operation } from '../model/operation.ts';
import type { JsonValue } from '../model/schema.ts';

/** Names of the encrypted fields in `data` of the response to an example. */
export function findDecryptions({ responses }: Operation, example: string): string[] {
  const contents = responses.filter(({ status }) => status.startsWith('2')).flatMap((response) => response.contents);
  const content = contents.find(({ examples }) => examples.some(({ name }) => name === example));
  const response = content?.examples.find(({ name }) => name === example)?.value;
  const data = content?.schema.fields?.find(({ name }) => name === 'data')?.schema;
  return (data?.fields ?? [])
    .filter(({ name, schema }) => schema.encrypts !== undefined && typeof at(at(response, 'data'), name) === 'string')
    .map(({ name }) => name);
}

function at(value: JsonValue | undefined, name: string): JsonValue | undefined {
  return isRecord(value) ? value[name] : undefined;
}
