import type { Amount, ProviderObject } from '../provider/objects.ts';

type AmountChange = { label: string; before?: string; after: string; currency?: string };

/** What a step did to one object. */
export type StateChange = Omit<ProviderObject, 'status' | 'amounts'> & {
  isNew: boolean;
  status?: { before?: string; after: string };
  amounts: AmountChange[];
};

/** The objects that differ between two lists, in the order of the second. */
export function findChanges(before: ProviderObject[], after: ProviderObject[]): StateChange[] {
  const old = new Map(before.map((object) => [getKey(object), object]));
  return after.flatMap((object) => compare(old.get(getKey(object)), object) ?? []);
}

function compare(
  before: ProviderObject | undefined,
  { status, amounts, ...object }: ProviderObject,
): StateChange | undefined {
  const compared = amounts.map(({ label, value, ...unit }: Amount): AmountChange => {
    const previous = before?.amounts.find((amount) => amount.label === label)?.value;
    return { label, after: value, ...unit, ...(previous !== undefined && previous !== value && { before: previous }) };
  });
  const hasChanged = compared.some((amount) => amount.before !== undefined) || before?.status !== status;
  if (before && !hasChanged) return undefined;
  return {
    ...object,
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

function getKey({ kind, id }: ProviderObject): string {
  return `${kind}:${id}`;
}
