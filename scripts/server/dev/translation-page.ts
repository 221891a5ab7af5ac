import type { Connect } from 'vite';
import { collectProblems } from '../../content/problems/problem.ts';
import { escapeHtml } from '../../site/prerender/html.ts';
import { readTranslationStatus } from '../../spec/translation-status/read-status.ts';
import { type FileStatus, formatEntry, isUpToDate } from '../../spec/translation-status/status.ts';

/** Below the base of the site; nothing of a site has such a name, and it is never published. */
const PAGE = '__translations';

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
details { margin: 1em 0 }
summary { cursor: pointer }`;

/** Serves the state of the translations to a maintainer, read at each request. */
export function serveTranslationPage(siteDir: string, base: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (request.url?.split('?')[0] !== base + PAGE) return next();
    readTranslationStatus(siteDir, collectProblems().report).then(
      (states) => response.setHeader('content-type', 'text/html; charset=utf-8').end(renderPage(states)),
      next,
    );
  };
}

/** What waits comes first. */
function renderPage(states: readonly FileStatus[]): string {
  const waiting = states.filter((status) => !isUpToDate(status));
  const rest = states.filter(isUpToDate);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Translations</title>
<style>${STYLE}</style>
<h1>Translations</h1>
<p>${states.length} files, ${waiting.length} with texts that are missing or stale.</p>
${[...waiting, ...rest].map(renderFile).join('\n')}
</html>
`;
}

function renderFile(status: FileStatus): string {
  const { file, locale, texts, missing, stale, equal } = status;
  const lists = Object.entries({ missing, stale, equal });
  const counts = lists.map(([name, entries]) => `${entries.length} ${name}`).join(', ');
  const details = lists.flatMap(([name, entries]) =>
    entries.map((entry) => `<li>${name}: ${escapeHtml(formatEntry(entry))}</li>`),
  );
  const summary = `<b>${escapeHtml(file)}</b> in ${locale}: ${texts} texts, ${counts}`;
  if (details.length === 0) return `<p>${summary}</p>`;
  return `<details${isUpToDate(status) ? '' : ' open'}><summary>${summary}</summary><ul>${details.join('')}</ul></details>`;
}
