/** Layout query parameters: parts of the page that an address can hide, for pages embedded in another: `?sidebar=0&navbar=0`. */
const PARTS = ['navbar', 'sidebar', 'outline', 'footer'];

/** The parts that a query (`location.search`) hides. Only the value `0` counts. */
export function hiddenParts(query: string): string[] {
  const values = new URLSearchParams(query);
  return PARTS.filter((part) => values.get(part) === '0');
}

/** Copies the layout parameters of one address to another: a `URL`, or a link. */
export function copyLayoutParameters(target: { search: string }, query: string): void {
  const values = new URLSearchParams(target.search);
  for (const part of hiddenParts(query)) values.set(part, '0');
  if (values.size > 0) target.search = values.toString();
}
