import { loadProviderModule, setProviderAddress } from '../playground/load-provider.ts';
import type { ConsoleSupport } from '../playground/provider/console.ts';

/** What the site's provider does for the console; without one, requests go out as they are. The document has its address. */
export async function loadSupport(locale: string): Promise<ConsoleSupport> {
  const { provider } = document.getElementById('app')?.dataset ?? {};
  setProviderAddress(provider);
  const support = provider === undefined ? undefined : await (await loadProviderModule()).createConsole?.(locale);
  return support ?? { servers: [], fetch: (input, init) => fetch(input, init) };
}
