/** Page of the console, below its language. */
export const CONSOLE_PATH = '/console/';

/** A published document for the console. `slug` begins the fragments of its operations. */
export type ConsoleDocument = { title: string; slug: string; url: string };

/** Name of a document in the console, the same in every language: `/openapi/token.zh.json` is `token`. */
export function consoleDocument(url: string, locale: string): string {
  const name = url.slice(url.lastIndexOf('/') + 1).replace(/\.(json|yaml)$/, '');
  return name.endsWith(`.${locale}`) ? name.slice(0, -locale.length - 1) : name;
}

/**
 * The console at one operation, from the address of the operation's own document:
 * `/openapi/token.zh/refreshUser.json` gives `/console/?operation=token/refreshUser`.
 */
export function consolePath(fragment: string, locale: string): string {
  const slash = fragment.lastIndexOf('/');
  const operation = fragment.slice(slash + 1).replace(/\.json$/, '');
  return `${CONSOLE_PATH}?operation=${consoleDocument(fragment.slice(0, slash), locale)}/${operation}`;
}
