import { exists, type Located, listMembers, member } from '../located.ts';

/** Whether an object is a table of transitions: each of its members says where it leads. */
export function isTransitionTable(located: Located): boolean {
  const rows = listMembers(located);
  return rows.length > 0 && rows.every(([, row]) => exists(member(row, 'to')));
}
