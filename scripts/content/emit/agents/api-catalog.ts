import { pageUrl, withBase } from '../../../../src/model/links.ts';
import type { SiteData } from '../../../../src/model/site.ts';
import { asString, isObject, type JsonObject } from '../../json/json-value.ts';
import type { ApiDocument } from '../../read/api.ts';
import { apiFiles } from '../../read/api-address.ts';

type LinkTarget = { href: string; type?: string; hreflang?: string[]; title?: string };

/** A link context of RFC 9264: what is known of the API at `anchor`. */
type ApiLinks = { anchor: string; 'service-desc': LinkTarget[]; 'service-doc': LinkTarget[] };

const TYPES = { yaml: 'application/yaml', json: 'application/json' };

/** The APIs of a site as a link set, https://www.rfc-editor.org/rfc/rfc9727: where each is, its documents and its pages. */
export function renderApiCatalog(apis: ApiDocument[], site: SiteData): string {
  const origin = site.origin ?? '';
  const pages = site.locales.map(({ locale, tag, name }) => ({
    href: origin + pageUrl('/', { ...site, locale }),
    ...{ type: 'text/html', hreflang: [tag], title: name },
  }));
  const linkset = apis.map((api): ApiLinks => {
    const documents = apiFiles(api).map(({ format, path }) => ({
      href: origin + withBase(path, site.base),
      type: TYPES[format],
    }));
    return {
      anchor: findServer(api.document) ?? documents[0]?.href ?? '',
      'service-desc': documents,
      'service-doc': pages,
    };
  });
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
}

/** The first server with an absolute address; its variables have their defaults. */
function findServer({ servers }: JsonObject): string | undefined {
  const list = Array.isArray(servers) ? servers : isObject(servers) ? Object.values(servers) : [];
  return list
    .filter(isObject)
    .map(getAddress)
    .find((url) => /^(https?|wss?):\/\/[^{}]+$/.test(url));
}

/** OpenAPI gives an address, AsyncAPI its parts. */
function getAddress({ url, host, protocol, pathname, variables }: JsonObject): string {
  const address = asString(url) ?? `${asString(protocol)}://${asString(host)}${asString(pathname) ?? ''}`;
  return address.replace(/\{([^{}]+)\}/g, (placeholder, name: string) => {
    const variable = isObject(variables) ? variables[name] : undefined;
    return (isObject(variable) ? asString(variable.default) : undefined) ?? placeholder;
  });
}
