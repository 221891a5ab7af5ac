import type { ProseElement } from '../../../../src/model/prose.ts';
import type { LocaleBuildInput } from '../locale-build.ts';
import { allowedTable } from './allowed-table.ts';
import { currenciesTable } from './currencies-table.ts';
import { type ResolveDirective, reportAt } from './directive.ts';
import { scopesTable } from './scopes-table.ts';
import { valuesTable } from './values-table.ts';

/** `::values{id=CardStatus}` */
export const resolveValues = tableOf(valuesTable, 'Write ::values{id=…} with the name of a schema that lists values.');

/** `::allowed{id=CardStatus}` */
export const resolveAllowed = tableOf(
  allowedTable,
  'Write ::allowed{id=…} with the name of a schema in x-allowed-status.',
);

/** `::currencies` */
export const resolveCurrencies = listOf('currencies', currenciesTable, 'A schema holds them: x-currencies.');

/** `::scopes` */
export const resolveScopes = listOf('scopes', scopesTable, 'Operations name theirs: x-scope.');

/** A table about one schema, which the directive names. */
function tableOf(
  getTable: (name: string, input: LocaleBuildInput) => ProseElement | undefined,
  hint: string,
): ResolveDirective {
  return ({ id = '' }, at, input) => {
    const table = getTable(id, input);
    if (!table && input.isComplete) reportAt(at, input, `nothing to show of "${id}"`, hint);
    return table ? [{ kind: 'prose', nodes: [table] }] : [];
  };
}

/** A table of all that the documents have of a kind. */
function listOf(
  kind: string,
  getTable: (input: LocaleBuildInput) => ProseElement | undefined,
  hint: string,
): ResolveDirective {
  return (_directive, at, input) => {
    const table = getTable(input);
    if (!table && input.isComplete) reportAt(at, input, `no API document has ${kind}`, hint);
    return table ? [{ kind: 'prose', nodes: [table] }] : [];
  };
}
