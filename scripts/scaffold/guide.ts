import { stringify } from 'yaml';
import { TODO } from './operation.ts';

/** Whether an address can be that of a new page: words in lower case, and no way out of the folder of guides. */
export function isPagePath(path: string): boolean {
  return /^(?:\/[a-z0-9-]+)+\/?$/.test(path);
}

/** The text of a new guide page; with an operation, that of its page. */
export function guideSkeleton(title: string, operation?: string): string {
  const subject = operation === undefined ? '' : `operation: ${operation}\n`;
  const body =
    operation === undefined
      ? `${TODO} the first paragraph.\n\n## ${TODO} a heading {#todo}\n\n${TODO} text.\n`
      : `${TODO} when to call it, and what can go wrong.\n\n::operation\n`;
  // Quoted: a sentence with a colon would be a map.
  const frontmatter = `title: ${stringify(title, { lineWidth: 0 })}description: "${TODO} one sentence for search engines and the sidebar."\n`;
  return `---\n${frontmatter}${subject}---\n\n${body}`;
}

/** The file of a page in a language: `/guide/card/note` is `guides/en/guide/card/note.md`. */
export function guideFile(path: string, locale: string): string {
  return `guides/${locale}${path.endsWith('/') ? `${path}index` : path}.md`;
}
