import type { JsonValue } from '../../../../src/model/schema.ts';
import { isObject } from '../../json/json-value.ts';

/** Whether a schema allows nothing but `null`. */
export function isNullSchema(value: JsonValue | undefined): boolean {
  if (!isObject(value)) return false;
  return value.type === 'null' || ('const' in value && value.const === null);
}
