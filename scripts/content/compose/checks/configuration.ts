import type { NavEntry } from '../../../../src/model/config.ts';
import {
  type AccentColours,
  findReadable,
  getAccentColours,
  getLeastContrast,
  MIN_CONTRAST,
  type Theme,
} from '../../../../src/model/look.ts';
import { nearest } from '../../../document/nearest.js';
import type { Report } from '../../../findings/finding.ts';
import { isAllowedAddress, SCHEME_HINT } from '../../markdown/link-address.ts';
import type { SiteFolder } from '../../read/site.ts';
import { unknownIcon } from '../../read/unknown-icon.ts';
import type { LocaleBuild } from '../locale-build.ts';
import { configuredPaths } from '../navigation/navigation.ts';

/** Every path that the configuration names must be a page, in some language and version. */
export function checkConfiguredPaths(
  site: SiteFolder,
  { localeBuilds, brokenPaths }: { localeBuilds: LocaleBuild[]; brokenPaths: ReadonlySet<string> },
  report: Report,
): void {
  const paths = new Set(localeBuilds.flatMap(({ pages }) => pages.map(({ path }) => path)));
  for (const path of new Set(configuredPaths(site.config))) {
    const address = path.replace(/[?#].*$/s, '');
    if (paths.has(address) || brokenPaths.has(address) || /\.\w+$/.test(address)) continue;
    const similar = nearest(address, [...paths]);
    const hint = similar ? `Did you mean ${similar}?` : 'Write a guide for it, or remove the entry.';
    report({ severity: 'error', ...site.locateText(path), message: `no page at ${path}`, hint });
  }
}

/** Icons that the configuration names. */
export function checkConfiguredIcons({ config, locateText }: SiteFolder, report: Report): void {
  for (const { icon } of [...(config.socialLinks ?? []), ...(config.searchHelp?.start ?? [])]) {
    const unknown = unknownIcon(icon);
    if (unknown) report({ severity: 'error', ...locateText(icon), ...unknown });
  }
}

/** Text in the accent can be read in both themes. */
export function checkConfiguredLook({ config: { look }, locateText }: SiteFolder, report: Report): void {
  if (look?.accent === undefined) return;
  for (const [theme, colours] of Object.entries(getAccentColours(look.accent)) as [Theme, AccentColours][]) {
    const ratio = getLeastContrast(colours, theme);
    if (ratio >= MIN_CONTRAST) continue;
    const { accent } = colours;
    const message = `The accent ${accent} has a contrast of ${ratio.toFixed(1)} : 1 in the ${theme} theme; text needs ${MIN_CONTRAST} : 1.`;
    const hint = `${findReadable(accent, theme)} has enough.`;
    report({ severity: 'warning', ...locateText(accent), message, hint });
  }
}

/** Addresses of the configuration that become links have the schemes that links of guides may have. */
export function checkConfiguredLinks({ config, locateText }: SiteFolder, report: Report): void {
  const inNav = ({ link, items = [] }: NavEntry): string[] => [
    ...(link === undefined ? [] : [link]),
    ...items.flatMap(inNav),
  ];
  const social = (config.socialLinks ?? []).flatMap((entry) =>
    entry.mode === 'link' || entry.mode === 'img' ? entry.content : [],
  );
  const links = [
    ...config.nav.flatMap(inNav),
    ...social,
    ...(config.foot?.columns ?? []).flatMap(({ links }) => links.map(({ link }) => link)),
    ...(config.sourceUrl === undefined ? [] : [config.sourceUrl]),
  ];
  for (const link of links.filter((address) => !isAllowedAddress(address))) {
    const message = `link that cannot be followed: ${link}`;
    report({ severity: 'error', ...locateText(link), message, hint: SCHEME_HINT });
  }
}
