import { TODO } from './operation.ts';

/** The text of a new guide page; with an operation, that of its page. */
export function guideSkeleton(title: string, operation?: string): string {
  const subject = operation === undefined ? '' : `operation: ${operation}\n`;
  const body =
    operation === undefined
      ? `${TODO} the first paragraph.\n\n## ${TODO} a heading {#todo}\n\n${TODO} text.\n`
      : `${TODO} when to call it, and what can go wrong.\n\n::operation\n`;
  return `---\ntitle: ${title}\ndescription: ${TODO} one sentence for search engines and the sidebar.\n${subject}---\n\n${body}`;
}

/** The file of a page in a language: `/guide/card/note` is `guides/en/guide/card/note.md`. */
export function guideFile(path: string, locale: string): string {
  return `guides/${locale}${path.endsWith('/') ? `${path}index` : path}.md`;
}
