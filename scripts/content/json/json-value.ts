export type { JsonObject, JsonValue } from '../../../spectral/document/json-value.js';
export { asString, asStrings, isEqual, isObject, members } from '../../../spectral/document/json-value.js';
