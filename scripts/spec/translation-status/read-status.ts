import type { Report } from '../../findings/finding.ts';
import { readContract } from '../contract.ts';
import { readGlossary } from '../glossary.ts';
import { BASE_LOCALE, TRANSLATED_LOCALES } from '../settings.ts';
import { readDocumentStatus } from './document-status.ts';
import { readGuideStatus } from './guide-status.ts';
import type { FileStatus } from './status.ts';

/** How far each document and each guide of a site is translated. What cannot be read is reported and left out. */
export async function readTranslationStatus(siteDir: string, report: Report): Promise<FileStatus[]> {
  const { translations } = await readContract(siteDir, report);
  const glossary = readGlossary();
  const documents = translations.map((translation) => readDocumentStatus(translation, glossary));
  const guides = await Promise.all(TRANSLATED_LOCALES.map((locale) => readGuideStatus(siteDir, BASE_LOCALE, locale)));
  return [...documents, ...guides.flat()];
}
