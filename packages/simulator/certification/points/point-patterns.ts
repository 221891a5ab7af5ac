import { POINT_IDS, type PointId } from './point-ids.ts';

/** Whether a pattern such as `W*` means this point. */
export function fitsPattern(id: string, pattern: string): boolean {
  return pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern;
}

/** The points of a list such as `S1,W*`, or the first pattern that means none. */
export function readPoints(list: string): { points: PointId[] } | { unknown: string } {
  const patterns = list.split(',').map((one) => one.trim());
  const unknown = patterns.find((pattern) => !POINT_IDS.some((id) => fitsPattern(id, pattern)));
  if (unknown !== undefined) return { unknown };
  return { points: POINT_IDS.filter((id) => patterns.some((pattern) => fitsPattern(id, pattern))) };
}
