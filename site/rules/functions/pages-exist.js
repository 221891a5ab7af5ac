import { asStrings, isObject, members } from '../../../packages/base/json/value.js';
import { nearest } from '../../../scripts/document/nearest.js';
import { getOperations } from '../../../scripts/document/reader.js';
import { readPagePaths } from '../page-paths.js';
import { overBundle } from '../rule.js';
/** @import { JsonObject } from '../../../packages/base/json/value.js' */
/** @import { Finding } from '../rule.js' */

/**
 * Every page that an operation or a channel names in `x-doc-pages` exists in all languages.
 * @param {JsonObject} document
 * @param {ReadonlySet<string>} pages
 * @returns {Finding[]}
 */
export function pagesExist(document, pages) {
  const claims = [
    ...getOperations(document).map(({ path, operation }) => ({ path, node: operation })),
    ...members(document.channels).map(([name, node]) => ({ path: ['channels', name], node })),
  ];
  return claims.flatMap(({ path, node }) => {
    const named = isObject(node) ? asStrings(node['x-doc-pages']) : [];
    return named.flatMap((page, index) => {
      if (pages.has(page)) return [];
      const close = nearest(page, [...pages]);
      const message = `There is no page ${page} in every language.${close ? ` Did you mean ${close}?` : ''}`;
      return [{ path: [...path, 'x-doc-pages', String(index)], message }];
    });
  });
}

export default overBundle((document, file) => {
  const pages = readPagePaths(file);
  return pages ? pagesExist(document, pages) : [];
});
