import type { Method } from '../../../../src/model/method.ts';

/** Methods that have a field of their own in a path item. https://spec.openapis.org/oas/v3.2.0#path-item-object */
export const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace', 'query'];

/** A token, as HTTP has it: https://www.rfc-editor.org/rfc/rfc9110#name-tokens */
export function isMethod(method: string): method is Method {
  return /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(method);
}
