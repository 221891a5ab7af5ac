import { createProvider } from '../../provider/provider.ts';
import type { Provider } from './provider/provider.ts';

const providers = new Map<string, Provider>();

/** The provider of this site, for one language: the only place where the playground names it. */
export function getProvider(locale: string): Provider {
  const provider = providers.get(locale) ?? createProvider({ locale });
  providers.set(locale, provider);
  return provider;
}
