import { asStrings, isObject, members } from '../../content/read/json-value.ts';
import { nearest } from '../../content/read/nearest.ts';
import { operationsOf } from './operations.ts';
import type { Finding, Rule } from './rule.ts';

/** Every page that an operation or a channel names in `x-doc-pages` exists in all languages. */
export const pagesExist: Rule = (document, { pages }) => {
  const claims = [
    ...operationsOf(document).map(({ path, operation }) => ({ path, node: operation })),
    ...members(document.channels).map(([name, node]) => ({ path: ['channels', name], node })),
  ];
  return claims.flatMap(({ path, node }) => {
    const named = isObject(node) ? asStrings(node['x-doc-pages']) : [];
    return named.flatMap((page, index): Finding[] => {
      if (pages.has(page)) return [];
      const close = nearest(page, [...pages]);
      const message = `There is no page ${page} in every language.${close ? ` Did you mean ${close}?` : ''}`;
      return [{ path: [...path, 'x-doc-pages', String(index)], message }];
    });
  });
};
