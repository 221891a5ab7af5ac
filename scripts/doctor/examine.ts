import type { Finding } from '../findings/finding.ts';
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

/** In the order in which they run. */
const CHECKS = {
  certificate: checkCertificate,
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
} satisfies Record<string, Check>;

export type CheckName = keyof typeof CHECKS;

export const CHECK_NAMES = Object.keys(CHECKS);

export type Examined = { name: string; findings: Finding[] };

/** Runs the checks, one after the other: a site that is used by others is not to notice it. */
export async function examine(
  site: LiveSite,
  { days, without }: { days: number; without: readonly string[] },
): Promise<Examined[]> {
  const examined: Examined[] = [];
  for (const [name, check] of Object.entries(CHECKS).filter(([name]) => !without.includes(name))) {
    const findings = (await check(site, days)).map(({ file, message }): Finding => {
      // Not resolved: a path that begins with two slashes would be another host.
      const address = file.startsWith('/') ? site.home.origin + file : new URL(file, site.home).href;
      return { severity: 'error', file: address, message, rule: name };
    });
    examined.push({ name, findings });
  }
  return examined;
}
