export type { JsonPath } from '../../document/json-pointer.js';
export { fromPointer, toPointer, valueAt } from '../../document/json-pointer.js';
