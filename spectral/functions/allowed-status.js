import { valueAt } from '../document/json-pointer.js';
import { asStrings, isObject, members } from '../document/json-value.js';
import { getOperations } from '../document/operations.js';
import { overBundle } from '../rule.js';

/** @import { JsonValue } from '../document/json-value.js' */
/** @import { Rule } from '../rule.js' */

/**
 * An operation is allowed in every state from which it causes a transition.
 * @type {Rule}
 */
export const allowedStatus = (document) =>
  getOperations(document).flatMap(({ path, operation }) =>
    members(operation['x-allowed-status']).flatMap(([schema, states]) => {
      const rows = members(valueAt(document, ['components', 'schemas', schema, 'x-transitions']));
      const own = rows.filter(([, row]) => isObject(row) && causes(row.operation, operation.operationId));
      return own.flatMap(([key, row]) => {
        const from = isObject(row) ? asStrings(row.from) : [];
        return from
          .filter((state) => !asStrings(states).includes(state))
          .map((state) => ({
            path: [...path, 'x-allowed-status', schema],
            message: `${key} of ${schema} says that this operation leads from ${state}, which is not allowed here.`,
          }));
      });
    }),
  );

/**
 * @param {JsonValue | undefined} stated
 * @param {JsonValue | undefined} operation
 * @returns {boolean}
 */
function causes(stated, operation) {
  return typeof operation === 'string' && (stated === operation || asStrings(stated).includes(operation));
}

export default overBundle(allowedStatus);
