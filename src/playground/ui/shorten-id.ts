/** The two ends of an id, which tell it from its neighbours. */
export function shorten(id: string): string {
  return id.length <= 20 ? id : `${id.slice(0, 14)}…${id.slice(-5)}`;
}
