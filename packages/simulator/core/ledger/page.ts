/** One page of a list that is sorted already (contract 2.7). A page past the end has no items. */
export function toPage<T>(items: readonly T[], { page = 1, pageSize = 20 }: { page?: unknown; pageSize?: unknown }) {
  const [number, size] = [Number(page), Number(pageSize)];
  return { items: items.slice((number - 1) * size, number * size), page: number, pageSize: size, total: items.length };
}

/** Newest first, then by id, descending. */
export function sortNewestFirst<T extends { createdAt: string }>(items: readonly T[], getId: (item: T) => string): T[] {
  return items.toSorted(
    (one, other) => compareTexts(other.createdAt, one.createdAt) || compareTexts(getId(other), getId(one)),
  );
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
