import type { Locale } from '../../../../src/model/locale.ts';
import type { Report } from '../../../findings/finding.ts';
import { toSiteCommand } from '../../../installation/installation.ts';
import type { GuideDocument } from '../../read/guide.ts';
import { structureDifferences } from './structure-parity.ts';

/** The guides of one language. */
export type GuideSet = { locale: Locale; guides: GuideDocument[]; broken: string[] };

/**
 * Compares the guides of all languages with those of the source language: the same pages, the same subjects, the same heading
 * ids in the same order, so that an address with a fragment leads to the same thing in every language; the same code but for its
 * comments, tables of the same size, the same names of the contract. Every difference is deferrable: one language is written first.
 */
export function checkParity(sets: GuideSet[], { sourceLocale, dir, report }: Below & { sourceLocale: Locale }): void {
  const source = sets.find(({ locale }) => locale === sourceLocale) ?? sets[0];
  if (!source) return;
  for (const { locale, guides, broken } of sets) {
    if (locale === source.locale) continue;
    const byPath = new Map(guides.map((guide) => [guide.path, guide]));
    for (const guide of source.guides) {
      const translation = byPath.get(guide.path);
      if (translation) compareGuides(guide, translation, { dir, report });
      else if (!broken.includes(guide.path)) reportMissing(guide, { from: source.locale, to: locale, report });
    }
    const paths = new Set([...source.guides.map(({ path }) => path), ...source.broken]);
    for (const guide of guides.filter(({ path }) => !paths.has(path))) {
      reportMissing(guide, { from: locale, to: source.locale, report });
    }
  }
}

type Missing = { from: Locale; to: Locale; report: Report };

function reportMissing({ file, path }: GuideDocument, { from, to, report }: Missing): void {
  const wanted = file.replace(`guides/${from}/`, `guides/${to}/`);
  const hint = `Write ${wanted}.`;
  const message = `page ${path} has no ${to} translation`;
  report({ severity: 'error', isDeferrable: true, file, line: 1, message, hint });
}

/** `dir`: the folder of the version. */
type Below = { dir: string; report: Report };

function compareGuides(source: GuideDocument, translation: GuideDocument, { dir, report }: Below): void {
  const fail = (line: number, message: string, hint: string) =>
    report({ severity: 'error', isDeferrable: true, file: translation.file, line, message, hint });
  const { source: recorded } = translation.frontmatter;
  if (recorded !== undefined && recorded !== source.hash)
    fail(
      1,
      `${source.file} has changed since this translation`,
      `Compare the two, then run ${toSiteCommand('stamp', dir)}.`,
    );
  for (const key of ['layout', 'operation', 'channel', 'example'] as const) {
    const [wanted, found] = [source.frontmatter[key], translation.frontmatter[key]];
    if (wanted !== found)
      fail(1, `frontmatter "${key}" differs from ${source.file}`, `There it is ${wanted ?? 'absent'}.`);
  }
  const wantedIds = source.tree.headings.map(({ id }) => id);
  const { headings } = translation.tree;
  const foundIds = headings.map(({ id }) => id);
  const [wantedSet, foundSet] = [new Set(wantedIds), new Set(foundIds)];
  for (const { id, text, line } of headings.filter((heading) => !wantedSet.has(heading.id))) {
    fail(
      line,
      `heading "${text}" has the id "${id}", which ${source.file} does not have`,
      `Write ## ${text} {#id} with one of: ${wantedIds.join(', ')}.`,
    );
  }
  for (const id of wantedIds.filter((wanted) => !foundSet.has(wanted))) {
    fail(1, `no heading with the id "${id}"`, `${source.file} has it.`);
  }
  const sharedInFound = foundIds.filter((id) => wantedSet.has(id));
  const isSameOrder = wantedIds.filter((id) => foundSet.has(id)).every((id, index) => sharedInFound[index] === id);
  if (!isSameOrder)
    fail(1, `headings stand in another order than in ${source.file}`, `There: ${wantedIds.join(', ')}.`);
  for (const message of structureDifferences(source.tree, translation.tree))
    fail(1, message, `${source.file} and this file must say the same.`);
}
