export type { JsonObject, JsonValue } from '../../../packages/base/json/value.js';
export { asString, asStrings, isEqual, isObject, members } from '../../../packages/base/json/value.js';
