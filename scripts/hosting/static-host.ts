import * as rules from './rules.ts';
import type { HostedSite } from './site.ts';

/** \`_headers\` of Netlify and Cloudflare. The edge function sends the same; this is for who leaves it out. */
export function headersFile({ base }: HostedSite): string {
  const all = {
    ...rules.SECURITY_HEADERS,
    'Strict-Transport-Security': rules.STRICT_TRANSPORT,
    'Cache-Control': rules.REVALIDATED,
  };
  const lines = Object.entries(all).map(([name, value]) => `  ${name}: ${value}`);
  return `${base}*\n${lines.join('\n')}\n`;
}

/** The 404 page of the reader's language: without this, Netlify sends the one at the root of a site. Cloudflare sends the nearest. */
export function netlifyRedirects({ notFoundFolders }: HostedSite): string {
  return notFoundFolders.map((folder) => `${folder}* ${folder}404.html 404\n`).join('');
}

/** Netlify publishes the folder as it is. */
export function netlifyToml({ base }: HostedSite): string {
  return `[build]
  publish = "site"

[[edge_functions]]
  path = "${base}*"
  function = "markdown"
`;
}
