import { useEffect, useMemo, useState } from 'react';
import { chooseCalls, getMissing, type IdentifierMap, type MapChoice } from '../../model/identifier-map.ts';

/** What a page can do with the identifiers that the reader has: nothing is missing, or these identifiers are. */
export type PageState = { missing: string[] };

/** The identifiers that the reader says he has, and what follows. */
export type Identifiers = {
  have: ReadonlySet<number>;
  choice: MapChoice;
  /** By the path of a page. */
  pages: ReadonlyMap<string, PageState>;
  toggle(identifier: number): void;
  clear(): void;
};

const PARAMETER = 'have';
const NO_MAP: Pick<IdentifierMap, 'identifiers' | 'calls'> = { identifiers: [], calls: [] };

/** The choice is in the address (`?have=cardId,holderId`): it can be shared, and survives a reload. */
export function useIdentifiers(map: IdentifierMap | undefined): Identifiers {
  const { identifiers, calls } = map ?? NO_MAP;
  const [have, setHave] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const ids = new URLSearchParams(location.search).get(PARAMETER)?.split(',') ?? [];
    setHave(new Set(ids.flatMap((id) => toPositions(identifiers, id))));
  }, [identifiers]);

  const choose = (next: ReadonlySet<number>) => {
    setHave(next);
    writeAddress(identifiers.flatMap(({ id }, index) => (next.has(index) ? [id] : [])));
  };
  const choice = useMemo(() => chooseCalls({ calls }, have), [calls, have]);
  const pages = useMemo(
    () =>
      new Map(
        calls.flatMap(({ page, takes }, index) => {
          if (!choice.states[index]) return [];
          const missing = getMissing(takes, have).flatMap((identifier) => identifiers[identifier]?.name ?? []);
          return [[page.path, { missing }] as const];
        }),
      ),
    [identifiers, calls, choice, have],
  );
  return {
    have,
    choice,
    pages,
    toggle: (identifier) => {
      const next = new Set(have);
      if (!next.delete(identifier)) next.add(identifier);
      choose(next);
    },
    clear: () => choose(new Set()),
  };
}

function toPositions(identifiers: IdentifierMap['identifiers'], id: string): number[] {
  const position = identifiers.findIndex((identifier) => identifier.id === id);
  return position === -1 ? [] : [position];
}

/** Without a new entry of the history. */
function writeAddress(ids: string[]): void {
  const values = new URLSearchParams(location.search);
  if (ids.length > 0) values.set(PARAMETER, ids.join(','));
  else values.delete(PARAMETER);
  // A comma is allowed in a query, and is easier to read than its code.
  const query = values.size > 0 ? `?${values.toString().replaceAll('%2C', ',')}` : '';
  history.replaceState(history.state, '', location.pathname + query + location.hash);
}
