/** Where a page is published as Markdown, below its language: `/guide/card/open-card.md`, `/guide/index.md`. */
export function markdownPath(path: string): string {
  return `${path}${path.endsWith('/') ? 'index' : ''}.md`;
}
