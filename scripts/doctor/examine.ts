import type { Check } from './check.ts';
import { checkAddresses } from './checks/addresses.ts';
import { checkCaching } from './checks/caching.ts';
import { checkCertificate } from './checks/certificate.ts';
import { checkCompression } from './checks/compression.ts';
import { checkDownloads } from './checks/downloads.ts';
import { checkHeaders } from './checks/headers.ts';
import { checkLanguages } from './checks/languages.ts';
import { checkMarkdown } from './checks/markdown.ts';
import { checkMissing } from './checks/missing.ts';
import { checkPages } from './checks/pages.ts';
import { checkPolicy } from './checks/policy.ts';
import { checkSearch } from './checks/search.ts';
import { checkSiteMap } from './checks/site-map.ts';
import type { LiveSite } from './live-site.ts';

export const CHECK_NAMES = [
  ...['certificate', 'pages', 'addresses', 'missing', 'caching', 'headers', 'policy', 'languages', 'sitemap'],
  ...['search', 'markdown', 'compression', 'downloads'],
] as const;

export type CheckName = (typeof CHECK_NAMES)[number];

export type Examined = { name: CheckName; findings: string[] };

/** Runs the checks, one after the other: a site that is used by others is not to notice it. */
export async function examine(
  site: LiveSite,
  options: { days: number; without: readonly string[] },
): Promise<Examined[]> {
  const checks: Record<CheckName, Check> = {
    certificate: checkCertificate(options.days),
    pages: checkPages,
    addresses: checkAddresses,
    missing: checkMissing,
    caching: checkCaching,
    headers: checkHeaders,
    policy: checkPolicy,
    languages: checkLanguages,
    sitemap: checkSiteMap,
    search: checkSearch,
    markdown: checkMarkdown,
    compression: checkCompression,
    downloads: checkDownloads,
  };
  const examined: Examined[] = [];
  for (const name of CHECK_NAMES)
    if (!options.without.includes(name)) examined.push({ name, findings: await checks[name](site) });
  return examined;
}
