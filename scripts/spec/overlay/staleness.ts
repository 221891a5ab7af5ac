import { required } from '../../../packages/base/invariant.ts';
import type { Report } from '../../findings/finding.ts';
import { toSiteCommand } from '../../installation/installation.ts';
import type { Translation } from '../contract.ts';
import { shorten } from './coverage.ts';
import { recordedHashes, SOURCE_HASH, translatedTexts } from './source-hash.ts';

/** Every translation must record the English text that it was made from, and that text must still stand. */
export function checkStaleness({ siteDir, source, overlay, result }: Translation, report: Report): void {
  const stamp = toSiteCommand('stamp', siteDir);
  overlay?.actions.forEach((action, index) => {
    const recorded = recordedHashes(action);
    const texts = translatedTexts(source.value, action, result?.matches[index] ?? []);
    const at = (pointer: string) => overlay.source.locate(`${action.pointer}${pointer}`);
    for (const { pointer, sources, targets, hash } of texts) {
      const recordedHash = recorded.get(pointer);
      if (recordedHash === hash) continue;
      const english = source.locate(required(targets[0], 'A translated text translates one.'));
      report({
        severity: 'error',
        ...at(`/update${pointer}`),
        message:
          recordedHash === undefined
            ? `No source hash is recorded for ${pointer}.`
            : `Stale: ${english.file}:${english.line} now says "${shorten(sources.join(' / '))}" (hash ${recordedHash}, now ${hash}).`,
        hint: `Check the translation against the English text, then run "${stamp}".`,
      });
    }
    const expected = new Set(texts.map(({ pointer }) => pointer));
    for (const pointer of recorded.keys()) {
      if (expected.has(pointer)) continue;
      const message = `A source hash is recorded for ${pointer}, which translates nothing.`;
      report({ severity: 'error', ...at(`/${SOURCE_HASH}`), message, hint: `Run "${stamp}".` });
    }
  });
}
