export type { JsonPath } from '../../../spectral/document/json-pointer.js';
export { fromPointer, toPointer, valueAt } from '../../../spectral/document/json-pointer.js';
