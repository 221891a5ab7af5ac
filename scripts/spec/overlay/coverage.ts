import { fromPointer, valueAt } from '../../content/json/json-pointer.ts';
import { overlayFile } from '../../content/read/localise.ts';
import type { Report } from '../../findings/finding.ts';
import { toSiteCommand } from '../../installation/installation.ts';
import type { Translation } from '../contract.ts';
import type { Glossary } from '../glossary.ts';
import { getTexts, type Text } from '../texts.ts';
import { formatAction, type WrittenAction, writeActions } from './overlay-action.ts';

// A character, or at least the punctuation: Solana（SPL）.
const CHINESE = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u;

/**
 * Every text must be translated, except names and codes that are the same in all languages. The first missing text of a part has the
 * YAML for all of them as its hint.
 */
export function checkCoverage(translation: Translation, glossary: Glossary, report: Report): void {
  const { source, value, result, locate, locale } = translation;
  const missing: Text[] = [];
  for (const text of getTexts(source.value)) {
    if (glossary.isSameEverywhere(text.text)) continue;
    const translated = valueAt(value, fromPointer(text.pointer));
    if (typeof translated === 'string' && translated !== text.text && CHINESE.test(translated)) continue;
    if (!result?.origins.has(text.pointer)) missing.push(text);
    else {
      const { file, line } = locate(text.pointer);
      const message = `Translated by itself (${locale}): "${shorten(text.text)}"`;
      const hint = `Translate it at ${file}:${line}.`;
      report({ severity: 'error', ...source.locate(text.pointer), message, hint });
    }
  }
  for (const action of writeActions(source.value, missing)) {
    for (const { pointer, text } of action.texts) {
      const hint = pointer === action.texts[0]?.pointer ? pasteHint(action, translation) : undefined;
      const message = `Not translated (${locale}): "${shorten(text)}"`;
      report({ severity: 'error', ...source.locate(pointer), message, hint });
    }
  }
}

function pasteHint(action: WrittenAction, { siteDir, source, overlay, locale }: Translation): string {
  const file = overlayFile(source.file, locale);
  const existing = overlay?.actions.find(({ target }) => target === action.target);
  const destination =
    existing && overlay ? `${file}:${overlay.source.locate(existing.pointer).line}, into this action` : file;
  return `Translate and add to ${destination}, then run "${toSiteCommand('stamp', siteDir)}":\n${formatAction(action)}`;
}

export function shorten(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length <= 60 ? line : `${line.slice(0, 59)}…`;
}
