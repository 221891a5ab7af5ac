import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CONSOLE_PATH } from '../../../src/model/console-path.ts';
import { pageUrl } from '../../../src/model/links.ts';
import { getLanguageTag } from '../../../src/model/locale.ts';
import { pageAddress } from '../../../src/model/page-address.ts';
import type { ServerEntry } from '../../../src/model/renderer.ts';
import type { SiteData } from '../../../src/model/site.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { ModuleBundle } from '../bundle/bundle-module.ts';
import { pageFile } from '../publish/page-file.ts';
import { escapeHtml, tag } from './html.ts';
import { createTemplate } from './template.ts';

type ConsoleOptions = {
  entry: ServerEntry;
  template: string;
  bundle: Bundle;
  console: ModuleBundle;
  outDir: string;
};

/** Writes the console's page in one language and version: a document of its own, with the policy that Scalar needs. */
export async function writeConsole(site: SiteData, options: ConsoleOptions): Promise<void> {
  const { entry, template, bundle, console, outDir } = options;
  const { locale, version, locales, defaultLocale } = site;
  const { title, description, html } = await entry.renderConsole(site);
  const connect = site.servers ?? [];
  const toDocument = createTemplate(template, { bundle, console: { ...console, connect } }, site);
  const lang = getLanguageTag(locales, locale);
  const alternates = locales.map(({ locale, tag: hreflang }) =>
    tag('link', { rel: 'alternate', hreflang, href: pageUrl(CONSOLE_PATH, { ...site, locale }) }),
  );
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    tag('meta', { name: 'robots', content: 'noindex' }),
    ...alternates,
  ];
  const address = pageAddress({ path: CONSOLE_PATH, locale, ...(version && { version }) }, defaultLocale);
  const file = join(outDir, pageFile(address));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, toDocument({ lang, head, app: {}, html, sheet: 'guide' }));
}
