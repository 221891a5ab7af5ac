import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

/** Content negotiation: whether a client prefers Markdown. Who accepts both alike, as browsers and tools without a preference do, gets HTML. */
export function prefersMarkdown(request: IncomingMessage): boolean {
  return new Negotiator(request).mediaTypes(['text/html', 'text/markdown'])[0] === 'text/markdown';
}
