export type { JsonPath } from '../../../packages/base/json/pointer.js';
export { fromPointer, toPointer, valueAt } from '../../../packages/base/json/pointer.js';
