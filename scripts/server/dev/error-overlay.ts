import type { ViteDevServer } from 'vite';
import { type Finding, formatFinding } from '../../findings/finding.ts';

/** Prints what keeps the content from being compiled, and covers open pages with it (the error overlay of Vite). An empty list: nothing does. */
export type ShowErrors = (errors: Finding[]) => void;

/**
 * Only connected clients get a message. Vite keeps an error that nobody is there to receive for the next page, which would show
 * it after it has been fixed.
 */
export function createErrorOverlay({ ws, config: { logger } }: ViteDevServer): ShowErrors {
  let errors: string[] = [];
  const sendErrors = () => {
    const err = { message: errors.join('\n\n'), stack: '', plugin: 'content' };
    for (const client of ws.clients) client.send({ type: 'error', err });
  };
  ws.on('connection', () => {
    if (errors.length > 0) sendErrors();
  });
  return (problems) => {
    errors = problems.map(formatFinding);
    for (const error of errors) logger.error(error);
    if (errors.length > 0) sendErrors();
  };
}
