import type { Method } from '../../../../src/model/method.ts';

/** Methods that have a field of their own in a path item. https://spec.openapis.org/oas/v3.2.0#path-item-object */
export const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace', 'query'];

export function isMethod(method: string): method is Method {
  return METHODS.includes(method.toLowerCase());
}
