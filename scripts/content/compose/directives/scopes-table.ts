import type { ProseElement, ProseNode } from '../../../../src/model/prose.ts';
import { CONTRACT_SCHEME } from '../../markdown/contract-link.ts';
import { getText } from '../../texts/texts.ts';
import { proseTable } from '../../tree/prose-table.ts';
import type { LocaleBuildInput } from '../locale-build.ts';

/**
 * `::scopes`: every scope with the operations that need it, those that need it for one parameter only included
 * (`x-scope` of an operation or of a parameter). Undefined when no operation needs a scope.
 */
export function scopesTable({ apis, locale }: LocaleBuildInput): ProseElement | undefined {
  const t = getText(locale);
  const users = new Map<string, ProseNode[][]>();
  const add = (scope: string, user: ProseNode[]) => users.set(scope, [...(users.get(scope) ?? []), user]);
  for (const { operation, parameterScopes } of apis.flatMap(({ operations }) => operations)) {
    const link: ProseNode = ['a', { href: `${CONTRACT_SCHEME}op:${operation.id}` }];
    for (const scope of operation.scopes ?? []) add(scope, [link]);
    for (const { scope, name } of parameterScopes) add(scope, [link, t('content:scopes.with'), ['code', null, name]]);
  }
  if (users.size === 0) return undefined;
  return proseTable(
    [[t('content:scopes.scope')], [t('content:scopes.operations')]],
    [...users]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([scope, entries]) => [
        [['code', null, scope]],
        entries.flatMap((entry, index) => (index === 0 ? entry : [t('separator.list'), ...entry])),
      ]),
  );
}
