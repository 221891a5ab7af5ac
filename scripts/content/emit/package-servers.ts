import { localise, type SiteConfig } from '../../../src/model/config.ts';
import type { Locale } from '../../../src/model/locale.ts';
import type { ApiDocument } from '../read/api.ts';

/**
 * An OpenAPI document that also names the servers of packages, such as a simulator on the reader's machine: tools that import it then can call
 * them. Pages do not name them: there, calls go to the simulator anyway. Parts of it that have servers of their own keep these.
 */
export function withPackageServers(api: ApiDocument, config: SiteConfig, locale: Locale): ApiDocument {
  const { servers } = api.document;
  const added = Object.values(config.provider?.packages?.offers ?? {}).flatMap(({ server }) =>
    server ? [{ url: server.url, description: localise(server.description, locale) }] : [],
  );
  if (api.kind !== 'openapi' || !Array.isArray(servers) || added.length === 0) return api;
  return { ...api, document: { ...api.document, servers: [...servers, ...added] } };
}
