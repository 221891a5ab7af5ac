import type { ProseElement } from '../../../../src/model/prose.ts';
import { CONTRACT_SCHEME } from '../../markdown/contract-link.ts';
import { getText } from '../../texts/texts.ts';
import { proseTable } from '../../tree/prose-table.ts';
import type { LocaleBuildInput } from '../locale-build.ts';
import { stateCell } from './state-cell.ts';

/**
 * `::allowed{id=CardStatus}`: which operations a state allows, from `x-allowed-status`. States that allow none of them are left
 * out. Undefined when no operation depends on that status.
 */
export function allowedTable(name: string, { apis, locale }: LocaleBuildInput): ProseElement | undefined {
  const operations = apis.flatMap((api) =>
    api.operations.flatMap(({ operation, allowedIn }) => {
      const states = allowedIn.get(name);
      return states ? [{ id: operation.id, states }] : [];
    }),
  );
  if (operations.length === 0) return undefined;
  const values = apis.flatMap(({ types }) => types).find((type) => type.name === name)?.schema.enum ?? [];
  const shown = values
    .map(({ value }) => String(value))
    .filter((value) => operations.some(({ states }) => states.includes(value)));
  const t = getText(locale);
  const machine = apis.flatMap(({ machines }) => machines).find(({ id }) => id === name);
  const yes: ProseElement = ['span', { mark: 'yes' }, t('content:values.allowed')];
  const no: ProseElement = ['span', { mark: 'no' }, t('content:values.refused')];
  return proseTable(
    [[], ...shown.map((value) => stateCell(value, machine))],
    operations.map(({ id, states }) => [
      [['a', { href: `${CONTRACT_SCHEME}op:${id}` }]],
      ...shown.map((value) => [states.includes(value) ? yes : no]),
    ]),
  );
}
