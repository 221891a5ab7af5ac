import type { ViteDevServer } from 'vite';
import { formatProblem, type Problem } from '../../content/problems/problem.ts';

/** Tells the terminal and open pages of mistakes in the content. */
export type DevMessages = {
  /** What keeps the content from being compiled: Vite's error overlay covers the page. An empty list: nothing does. */
  showErrors(errors: Problem[]): void;
  /** What waits for somebody: a note at the edge of the page, `src/app/content-warnings.ts`. The terminal gets the new ones only. */
  showWarnings(warnings: Problem[]): void;
};

/**
 * Only connected clients get a message. Vite keeps an error that nobody is there to receive for the next page, which would show
 * it after it has been fixed.
 */
export function createDevMessages({ ws, config: { logger } }: ViteDevServer): DevMessages {
  let errors: string[] = [];
  let warnings: string[] = [];
  const sendErrors = () => {
    const err = { message: errors.join('\n\n'), stack: '', plugin: 'content' };
    for (const client of ws.clients) client.send({ type: 'error', err });
  };
  ws.on('connection', () => {
    if (errors.length > 0) sendErrors();
  });
  // Requested by the page: at the time of the connection it does not listen yet.
  ws.on('content:ready', (_, client) => client.send('content:warnings', warnings));
  return {
    showErrors(problems) {
      errors = problems.map(formatProblem);
      for (const error of errors) logger.error(error);
      if (errors.length > 0) sendErrors();
    },
    showWarnings(problems) {
      const known = new Set(warnings);
      warnings = problems.map(formatProblem);
      for (const warning of warnings.filter((text) => !known.has(text))) logger.warn(warning);
      for (const client of ws.clients) client.send('content:warnings', warnings);
    },
  };
}
