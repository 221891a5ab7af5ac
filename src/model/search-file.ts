import { required } from '../../packages/base/invariant.ts';
import type { SearchData, SearchEntry, SharedEntry, SharedLocation } from './search.ts';

/** Entries by column instead of by row: equal things side by side compress better, and no name is repeated. */
type Columns = {
  kinds: SearchEntry['kind'][];
  ids: (string | 0)[];
  labels: string[];
  texts: (string | 0)[];
  advice: (string | 0)[];
  values: (string[] | 0)[];
};

type PackedPage = Omit<SearchData['pages'][number], 'entries'> & { count: number };

/** A search index as it is published. */
export type SearchFile = Omit<SearchData, 'pages' | 'shared'> & {
  pages: PackedPage[];
  entries: Columns;
  locations: SharedEntry['locations'][];
};

/** The published form of an index: shared entries come last among the entries. */
export function packSearchData({ pages, shared = [], ...rest }: SearchData): SearchFile {
  const all: SearchEntry[] = [
    ...pages.flatMap(({ entries }) => entries),
    ...shared.map(({ locations: _locations, ...entry }) => entry),
  ];
  return {
    ...rest,
    pages: pages.map(({ entries, ...page }) => ({ ...page, count: entries.length })),
    entries: {
      kinds: all.map(({ kind }) => kind),
      ids: all.map(({ id, label }) => (id === undefined ? 0 : abbreviateId(id, label))),
      labels: all.map(({ label }) => label),
      texts: all.map(({ text }) => text ?? 0),
      advice: all.map(({ advice }) => advice ?? 0),
      values: all.map(({ values }) => values ?? 0),
    },
    locations: shared.map(({ locations, label }) =>
      locations.map(([id, ...pages]): SharedLocation => [abbreviateId(id, label), ...pages]),
    ),
  };
}

/** At the end of an id its label is a space, which no id contains: most fragments of fields end with the name of the field. */
function abbreviateId(id: string, label: string): string {
  return label !== '' && id.endsWith(label) ? `${id.slice(0, -label.length)} ` : id;
}

function expandId(id: string, label: string): string {
  return id.endsWith(' ') ? id.slice(0, -1) + label : id;
}

/** The index that `packSearchData` has packed. */
export function unpackSearchData({ pages, entries: columns, locations, ...rest }: SearchFile): SearchData {
  const all = columns.kinds.map((kind, row): SearchEntry => {
    const [id, text, advice, values] = [columns.ids[row], columns.texts[row], columns.advice[row], columns.values[row]];
    const label = required(columns.labels[row], 'Every column has as many rows.');
    return {
      kind,
      label,
      ...(id && { id: expandId(id, label) }),
      ...(text && { text }),
      ...(advice && { advice }),
      ...(values && { values }),
    };
  });
  let next = 0;
  const unpacked = pages.map(({ count, ...page }) => {
    const entries = all.slice(next, next + count);
    next += count;
    return { ...page, entries };
  });
  const shared = locations.flatMap((of, number): SharedEntry[] => {
    const entry = all[next + number];
    if (!entry) return [];
    const expanded = of.map(([id, ...numbers]): SharedLocation => [expandId(id, entry.label), ...numbers]);
    return [{ ...entry, locations: expanded }];
  });
  return { ...rest, pages: unpacked, shared };
}
