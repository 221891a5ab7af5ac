export type { JsonObject, JsonValue } from '../../document/json-value.js';
export { asString, asStrings, isEqual, isObject, members } from '../../document/json-value.js';
