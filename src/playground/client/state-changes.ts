import { type Amount, listSubjects, type Subject } from '../../merchant/objects/subjects.ts';
import type { State } from '../../sandbox/state/state.ts';

type AmountChange = { name: Amount['name']; before?: string; after: string; currency: string };

/** What a step did to one object of the sandbox. */
export type StateChange = {
  kind: Subject['kind'];
  id: string;
  title?: string;
  isNew: boolean;
  status?: { before?: string; after: string };
  amounts: AmountChange[];
};

/** The objects that differ between two states, in the order money flows: wallet first. */
export function findChanges(before: State, after: State): StateChange[] {
  const old = new Map(listSubjects(before).map((subject) => [getKey(subject), subject]));
  return listSubjects(after).flatMap((subject) => compare(old.get(getKey(subject)), subject) ?? []);
}

function compare(before: Subject | undefined, { status, amounts, ...subject }: Subject): StateChange | undefined {
  const compared = amounts.map(({ name, value, currency }): AmountChange => {
    const previous = before?.amounts.find((amount) => amount.name === name)?.value;
    return { name, after: value, currency, ...(previous !== undefined && previous !== value && { before: previous }) };
  });
  const hasChanged = compared.some((amount) => amount.before !== undefined) || before?.status !== status;
  if (before && !hasChanged) return undefined;
  return {
    ...subject,
    isNew: !before,
    amounts: compared,
    ...(status !== undefined && {
      status: {
        after: status,
        ...(before?.status !== undefined && before.status !== status && { before: before.status }),
      },
    }),
  };
}

function getKey({ kind, id }: Subject): string {
  return `${kind}:${id}`;
}
