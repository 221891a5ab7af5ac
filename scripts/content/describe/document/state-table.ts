import { exists, member, memberSpots, type Spot } from '../located.ts';

/** Whether an object is a table of transitions: each of its members says where it leads. */
export function isTransitionTable(spot: Spot): boolean {
  const rows = memberSpots(spot);
  return rows.length > 0 && rows.every(([, row]) => exists(member(row, 'to')));
}
