import { SERVER_ORIGIN } from '../../../packages/simulator/core/server-origin.ts';
import type { Server } from '../../../src/model/operation.ts';
import { createText, loadStrings } from '../strings/text.ts';
import { createFetch, PAGE_ORIGIN } from './create-fetch.ts';

/** Servers of the simulator, in the page and on this machine, and what signs the requests to them. */
export async function createSimulatorAccess(locale: string): Promise<{ servers: Server[]; fetch: typeof fetch }> {
  await loadStrings(locale, 'provider');
  const t = createText(locale);
  return {
    servers: [
      { url: PAGE_ORIGIN, description: t('provider:console.page') },
      { url: SERVER_ORIGIN, description: t('provider:console.server') },
    ],
    fetch: createFetch(locale, (address) => t('provider:connection.problem.noServer', { address })),
  };
}
