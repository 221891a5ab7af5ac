import type { StateKind } from '../../../../src/model/state-kind.ts';
import type { StateMachine, Transition } from '../../../../src/model/state-machine.ts';
import type { Context } from '../context.ts';
import { cutSentence, withoutStop } from '../first-sentence.ts';
import { exists, type Located, listItems, listMembers, member, stringAt, textAt, textsAt } from '../located.ts';

const KINDS: readonly string[] = ['waiting', 'good', 'held', 'ended', 'failed'] satisfies StateKind[];

/** The state machines of the schemas of a document: those with `x-transitions`, by the name of their schema. */
export function describeStateMachines(context: Context): StateMachine[] {
  const { root } = context.document;
  return listMembers(member(member(root, 'components'), 'schemas')).flatMap(([name, schema]) => {
    const table = member(schema, 'x-transitions');
    if (!isTransitionTable(table)) return [];
    const values = listItems(member(schema, 'enum')).map(({ value }) => String(value));
    const title = textAt(member(schema, 'title')) ?? getStatement(textAt(member(schema, 'description'))) ?? name;
    return [getMachine({ id: name, title, table, kinds: member(schema, 'x-state-kinds'), values })];
  });
}

/** Machines of a channel: `x-transitions` holds several tables by name, because no schema has their states. */
export function describeChannelMachines(channel: Located): StateMachine[] {
  return listMembers(member(channel, 'x-transitions')).flatMap(([id, table]) => {
    if (!isTransitionTable(table)) return [];
    const kinds = member(member(channel, 'x-state-kinds'), id);
    return [getMachine({ id, title: id, table, kinds, values: [] })];
  });
}

type Source = { id: string; title: string; table: Located; kinds: Located; values: string[] };

function getMachine({ id, title, table, kinds, values }: Source): StateMachine {
  const transitions = listMembers(table).map(describeTransition);
  const named = transitions.flatMap(({ from, to }) => [...from, to]);
  const states = [...new Set([...values, ...named])].map((name) => {
    const kind = textAt(member(kinds, name));
    return isStateKind(kind) ? { name, kind } : { name };
  });
  return { id, title, states, transitions };
}

function describeTransition([key, located]: [string, Located]): Transition {
  const trigger = stringAt(member(located, 'trigger'));
  const effect = textAt(member(located, 'effect'));
  return {
    key,
    from: textsAt(member(located, 'from')),
    to: stringAt(member(located, 'to')),
    label: textAt(member(located, 'label')) ?? key,
    trigger,
    ...(effect !== undefined && { effect }),
    operations: textsAt(member(located, 'operation')).map((operation) => ({ id: operation })),
  };
}

export function isStateKind(kind: string | undefined): kind is StateKind {
  return kind !== undefined && KINDS.includes(kind);
}

/** `Status of a card` of `Status of a card. … is final.` */
function getStatement(description = ''): string | undefined {
  return withoutStop(cutSentence(description.trim())) || undefined;
}

/** Whether an object is a table of transitions: each of its members says where it leads. */
function isTransitionTable(located: Located): boolean {
  const rows = listMembers(located);
  return rows.length > 0 && rows.every(([, row]) => exists(member(row, 'to')));
}
