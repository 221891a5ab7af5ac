/** Parts of the frame that an address can switch off, for pages shown inside of another: `?sidebar=0&navbar=0`. */
const PARTS = ['navbar', 'sidebar', 'outline', 'footer'];

/** The parts that a query (`location.search`) switches off. Only the value `0` counts. */
export function hiddenParts(query: string): string[] {
  const values = new URLSearchParams(query);
  return PARTS.filter((part) => values.get(part) === '0');
}

/** Carries the switches of one address over to another: a `URL`, or a link. */
export function keepSwitches(target: { search: string }, query: string): void {
  const values = new URLSearchParams(target.search);
  for (const part of hiddenParts(query)) values.set(part, '0');
  if (values.size > 0) target.search = values.toString();
}
