import { SERVER_ORIGIN } from '../../../packages/simulator/core/server-origin.ts';
import type { ConsoleSupport } from '../../../src/playground/provider/console.ts';
import { createText, loadStrings } from '../strings/text.ts';
import { createFetch, PAGE_ORIGIN } from './create-fetch.ts';

/** The console over the simulator: in its page, or as a server of this machine. */
export async function createConsole(locale: string): Promise<ConsoleSupport> {
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
