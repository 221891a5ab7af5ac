import { required } from '../../packages/base/invariant.ts';
import { loadStrings } from '../strings/i18n.ts';
import type { Provider, ProviderMembers, ProviderModule } from './provider/provider.ts';

/** Of the interface between the playground and a provider (`site/provider/provider.ts`). */
const API = 1;

let address: string | undefined;
const providers = new Map<string, Provider>();

/** Where the module of the site's provider is: the document says it. Undefined for a site without one. */
export function setProviderAddress(module: string | undefined): void {
  address = module;
}

/** The module of the site's provider. Throws when it was made for another interface. */
export async function loadProviderModule(): Promise<ProviderModule> {
  const module = required(address, 'A site with tools names the module of its provider.');
  const { provider }: { provider: ProviderModule } = await import(/* @vite-ignore */ module);
  if (provider.api !== API)
    throw new Error(`The provider is made for interface ${provider.api}, this site has ${API}.`);
  return provider;
}

/** The provider of this site, for one language. */
export async function loadProvider(locale: string): Promise<Provider> {
  const known = providers.get(locale);
  if (known) return known;
  const [create, { completeProvider }] = await Promise.all([
    loadCreate(),
    import('./provider-defaults.ts'),
    loadStrings(locale, 'playground'),
  ]);
  const provider = completeProvider(await create(locale));
  providers.set(locale, provider);
  return provider;
}

/** A site without a provider has what its documents say. */
async function loadCreate(): Promise<(locale: string) => Promise<ProviderMembers>> {
  if (address !== undefined) return (await loadProviderModule()).create;
  return (await import('./documents/documents-provider.ts')).createDocumentsProvider;
}

/** The same in a component of a tool, which is rendered when the provider is there. */
export function getProvider(locale: string): Provider {
  return required(providers.get(locale), 'A tool is loaded with its provider.');
}
