import type { ProseElement, ProseNode } from '../../../src/model/prose.ts';
import type { EnumValue } from '../../../src/model/schema.ts';
import type { StateMachine } from '../../../src/model/state-machine.ts';
import type { EditionInput } from './edition.ts';
import { wordsOf } from './words.ts';

/**
 * `::values{id=CardStatus}`: the values of an enumeration with their meanings and, where they are states, what each leads to.
 * `show` limits the table to some values. Undefined when no document has such a schema.
 */
export function valuesTable(name: string, show: string[], { apis, locale }: EditionInput): ProseElement | undefined {
  const schema = apis.flatMap(({ types }) => types).find((type) => type.name === name)?.schema;
  const machine = apis.flatMap(({ machines }) => machines).find(({ id }) => id === name);
  const values = schema?.enum?.filter(({ value }) => show.length === 0 || show.includes(String(value)));
  if (!values || values.length === 0) return undefined;
  const words = wordsOf(locale);
  const head = [words.value, words.meaning, ...(machine ? [words.next] : [])];
  const rows = values.map((entry): ProseElement => {
    const cells = [
      [code(String(entry.value))],
      entry.description ?? [],
      ...(machine ? [nextOf(entry, machine, locale)] : []),
    ];
    return ['tr', null, ...cells.map((cell): ProseElement => ['td', null, ...cell])];
  });
  return [
    'table',
    null,
    ['thead', null, ['tr', null, ...head.map((text): ProseElement => ['th', null, text])]],
    ['tbody', null, ...rows],
  ];
}

function nextOf({ value }: EnumValue, { transitions }: StateMachine, locale: string): ProseNode[] {
  const words = wordsOf(locale);
  const next = transitions.filter(({ from }) => from.includes(String(value))).map(({ to }) => to);
  if (next.length === 0) return [words.final];
  return [...new Set(next)].flatMap((state, index) => [...(index === 0 ? [] : [words.and]), code(state)]);
}

function code(text: string): ProseElement {
  return ['code', null, text];
}
