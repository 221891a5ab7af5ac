import { valueAt } from '../../../packages/base/json/pointer.js';
import { asStrings, isObject, members } from '../../../packages/base/json/value.js';
import { getCatalogue, getOperationCodes } from '../../../scripts/document/error-catalogue.js';
import { getOperations } from '../../../scripts/document/reader.js';
import { overBundle } from '../rule.js';

/** @import { JsonObject, JsonValue } from '../../../packages/base/json/value.js' */
/** @import { Rule } from '../rule.js' */

/**
 * An operation is allowed in every state from which it causes a transition, and names the code of an object in another one:
 * `CARD_STATUS_CONFLICT` for `CardStatus`, if the catalogue has it.
 * @type {Rule}
 */
export const allowedStatus = (document) =>
  getOperations(document).flatMap(({ path, operation }) =>
    members(operation['x-allowed-status']).flatMap(([schema, states]) => {
      const place = [...path, 'x-allowed-status', schema];
      const conflict = missingConflict(document, operation, schema);
      const rows = members(valueAt(document, ['components', 'schemas', schema, 'x-transitions']));
      const own = rows.filter(([, row]) => isObject(row) && causes(row.operation, operation.operationId));
      const forbidden = own.flatMap(([key, row]) => {
        const from = isObject(row) ? asStrings(row.from) : [];
        return from
          .filter((state) => !asStrings(states).includes(state))
          .map((state) => ({
            path: place,
            message: `${key} of ${schema} says that this operation leads from ${state}, which is not allowed here.`,
          }));
      });
      return conflict === undefined
        ? forbidden
        : [
            ...forbidden,
            { path: place, message: `A status that is not allowed returns ${conflict}: add it to x-error-codes.` },
          ];
    }),
  );

/**
 * @param {JsonObject} document
 * @param {JsonObject} operation
 * @param {string} schema
 * @returns {number | undefined}
 */
function missingConflict(document, operation, schema) {
  const name = `${schema.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()}_CONFLICT`;
  const entry = [...(getCatalogue(document)?.values() ?? [])].find((one) => one.name === name);
  return entry === undefined || getOperationCodes(document, operation).has(entry.code) ? undefined : entry.code;
}

/**
 * @param {JsonValue | undefined} stated
 * @param {JsonValue | undefined} operation
 * @returns {boolean}
 */
function causes(stated, operation) {
  return typeof operation === 'string' && (stated === operation || asStrings(stated).includes(operation));
}

export default overBundle(allowedStatus);
