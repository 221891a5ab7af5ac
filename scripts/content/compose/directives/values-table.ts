import type { ProseElement, ProseNode } from '../../../../src/model/prose.ts';
import { getFollowers, type StateMachine } from '../../../../src/model/state-machine.ts';
import { getText } from '../../texts/texts.ts';
import { proseTable } from '../../tree/prose-table.ts';
import type { LocaleBuildInput } from '../locale-build.ts';
import { stateCell } from './state-cell.ts';

/** One aspect of every value: a row or a column of the table. */
type Aspect = { title: string; getCell(value: string): ProseNode[] };

/**
 * `::values{id=CardStatus}`: the values of an enumeration with their meanings, where they are states what each leads to, and the
 * facts of `x-enumFacts`. A few values about which there is much to say are columns. Undefined when no document has such a schema.
 */
export function valuesTable(name: string, { apis, locale }: LocaleBuildInput): ProseElement | undefined {
  const type = apis.flatMap(({ types }) => types).find((candidate) => candidate.name === name);
  const values = type?.schema.enum;
  if (!type || !values) return undefined;
  const t = getText(locale);
  const machine = apis.flatMap(({ machines }) => machines).find(({ id }) => id === name);
  const meanings = new Map(values.map(({ value, description = [] }) => [String(value), description]));
  const aspects: Aspect[] = [
    { title: t('content:values.meaning'), getCell: (value) => meanings.get(value) ?? [] },
    ...(machine
      ? [{ title: t('content:values.next'), getCell: (value: string) => getNext(value, machine, locale) }]
      : []),
    ...type.facts.map(({ title, values: cells }) => ({ title, getCell: (value: string) => cells.get(value) ?? [] })),
  ];
  return getTable([...meanings.keys()], aspects, { corner: t('content:values.value'), machine });
}

type TableOptions = { corner: string; machine: StateMachine | undefined };

function getTable(values: string[], aspects: Aspect[], { corner, machine }: TableOptions): ProseElement {
  if (aspects.length > values.length)
    return proseTable(
      [[], ...values.map(code)],
      aspects.map(({ title, getCell }) => [[title], ...values.map(getCell)]),
    );
  return proseTable(
    [[corner], ...aspects.map(({ title }) => [title])],
    values.map((value) => [stateCell(value, machine), ...aspects.map(({ getCell }) => getCell(value))]),
  );
}

function getNext(value: string, machine: StateMachine, locale: string): ProseNode[] {
  const t = getText(locale);
  const next = getFollowers(value, machine);
  if (next.length === 0) return [t('content:values.final')];
  return next.flatMap((state, index) => [...(index === 0 ? [] : [t('separator.list')]), ...code(state)]);
}

function code(text: string): ProseNode[] {
  return [['code', null, text]];
}
