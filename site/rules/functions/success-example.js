import { isObject, members } from '../../../packages/base/json/value.js';
/** @import { JsonObject, JsonValue } from '../../../packages/base/json/value.js' */
import { getOperations } from '../../../scripts/document/reader.js';
import { resolve } from '../../../scripts/document/resolve.js';
/** @import { Finding, Rule } from '../rule.js' */
import { overBundle } from '../rule.js';

/** @typedef {{ path: string[]; names: string[] }} Media */

/**
 * Every operation shows its good case under the name `success`: the body that it takes, and the answer. A second
 * successful answer (200 beside 201) has an example under a name of its own.
 * @type {Rule}
 */
export const successExample = (document) =>
  getOperations(document).flatMap(
    /** @returns {Finding[]} */ ({ path, operation }) => {
      const request = getMedia(document, [...path, 'requestBody'], operation.requestBody);
      const responses = members(operation.responses)
        .filter(([status]) => status.startsWith('2'))
        .flatMap(([status, response]) => getMedia(document, [...path, 'responses', status], response));
      const isSuccessShown = responses.length === 0 || responses.some(({ names }) => names.includes('success'));
      return [
        ...request.filter(({ names }) => !names.includes('success')).map(withoutSuccess),
        ...responses
          .filter(({ names }) => names.length === 0)
          .map((media) => ({ path: media.path, message: 'There is no named example.' })),
        ...(isSuccessShown ? [] : responses.slice(0, 1).map(withoutSuccess)),
      ];
    },
  );

/**
 * @param {Media} param0
 * @returns {Finding}
 */
function withoutSuccess({ path }) {
  return { path, message: 'There is no example named "success".' };
}

/**
 * @param {JsonObject} document
 * @param {string[]} path
 * @param {JsonValue | undefined} body
 * @returns {Media[]}
 */
function getMedia(document, path, body) {
  const { value } = resolve(document, path, body);
  return members(isObject(value) ? value.content : undefined).map(([type, media]) => ({
    path: [...path, 'content', type],
    names: isObject(media) ? members(media.examples).map(([name]) => name) : [],
  }));
}

export default overBundle(successExample);
