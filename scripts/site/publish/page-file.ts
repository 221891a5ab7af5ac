/** File of a page below the output folder: `guide/index.html`, `en/guide/card/open-card.html`. `address` has no base. */
export function pageFile(address: string): string {
  return `${address.slice(1)}${address.endsWith('/') ? 'index' : ''}.html`;
}
