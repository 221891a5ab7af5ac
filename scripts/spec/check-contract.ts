import { join } from 'node:path';
import type { Locale } from '../../src/model/locale.ts';
import type { Caches } from '../content/cache/caches.ts';
import type { ApiDocument } from '../content/read/api.ts';
import { overlayFile } from '../content/read/localise.ts';
import type { SiteFolder } from '../content/read/site.ts';
import { versionFolders } from '../content/read/sources.ts';
import { collectFindings, type Finding, type Report, reportBelow } from '../findings/finding.ts';
import { readContract, type Translation } from './contract.ts';
import { checkExamplesOf } from './examples.ts';
import { readGlossary } from './glossary.ts';
import { createOverlayGates } from './overlay/overlay-gates.ts';
import { BASE_LOCALE, TRANSLATED_LOCALES } from './settings.ts';

/**
 * The gates of the contract that need no linter, on every version of a site: the translations and the examples. `npm run spec` runs
 * them too. With the caches of the compiler nothing is read twice, and what has not changed is not checked again. A language
 * without any overlay is one that its author does not translate the contract to: a warning. Third-party documents have no gates.
 */
export async function checkContract({ dir, config }: SiteFolder, caches: Caches): Promise<Finding[]> {
  if (!config.strict) return [];
  const { findings, report } = collectFindings();
  const gates = createOverlayGates(readGlossary());
  const offered = config.locales.map(({ locale }) => locale);
  const isChecked = (locale: string) =>
    config.sourceLocale === BASE_LOCALE && TRANSLATED_LOCALES.includes(locale) && offered.includes(locale);
  for (const { folder } of versionFolders(config)) {
    const reportHere = reportBelow(folder, report);
    const { apis, translations } = await readContract(join(dir, folder), reportHere, caches);
    for (const api of apis)
      caches.memory.memoise(`examples ${folder} ${api.file}`, [api], reportHere, (say) => checkExamplesOf(api, say));
    for (const locale of TRANSLATED_LOCALES.filter(isChecked)) {
      const files = translations.filter((file) => file.locale === locale);
      if (files.every(({ overlay }) => overlay === undefined)) reportUntranslated(apis, locale, reportHere);
      else for (const file of files) checkTranslation(file);
    }
    function checkTranslation(file: Translation): void {
      const name = `overlay gates ${folder} ${file.source.file} ${file.locale}`;
      caches.memory.memoise(name, [file], reportHere, (say) => {
        for (const { check } of gates) check(file, say);
      });
    }
  }
  return findings();
}

function reportUntranslated([api]: ApiDocument[], locale: Locale, report: Report): void {
  if (api === undefined) return;
  const message = `The documents are not translated (${locale}): pages show their ${BASE_LOCALE} texts.`;
  report({ severity: 'warning', file: api.file, message, hint: `Write ${overlayFile(api.file, locale)}.` });
}
