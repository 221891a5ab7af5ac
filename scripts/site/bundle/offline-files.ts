import type { Rolldown } from 'vite';

/** The entry, styles and fonts of all pages, strings of the shell, and the search: its dialog, its worker. */
const STARTING_POINTS = /^assets\/((client|deferred)-[^/]*|[^/]*\.woff2|strings\/[^/]+\/interface-[^/]*|search\/.*)$/;

/** Files of what any page needs to start, and to search, with all that they import at their start. */
export function listOfflineFiles(output: Rolldown.RolldownOutput['output']): string[] {
  const files = new Map(output.map((file) => [file.fileName, file]));
  const wanted = new Set([...files.keys()].filter((name) => STARTING_POINTS.test(name)));
  // A set goes on with what is added while it is walked.
  for (const name of wanted) {
    const file = files.get(name);
    if (file?.type === 'chunk') for (const imported of file.imports) wanted.add(imported);
  }
  return [...wanted];
}
