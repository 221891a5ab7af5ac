import { required } from '../../../packages/base/invariant.ts';
import { fromPointer, valueAt } from '../../content/json/json-pointer.ts';
import type { Translation } from '../contract.ts';
import type { Glossary } from '../glossary.ts';
import { recordedHashes, translatedTexts } from '../overlay/source-hash.ts';
import { getTexts } from '../texts.ts';
import type { FileStatus, StatusEntry } from './status.ts';

/** The state of a document: what its overlay translates, and from which texts. */
export function readDocumentStatus(translation: Translation, glossary: Glossary): FileStatus {
  const { source, value, result, locale } = translation;
  const missing: StatusEntry[] = [];
  const equal: StatusEntry[] = [];
  const texts = getTexts(source.value);
  for (const { pointer, text } of texts) {
    const entry = { ...source.locate(pointer), text };
    const isSame = valueAt(value, fromPointer(pointer)) === text;
    if (isSame && (glossary.isSameEverywhere(text) || result?.origins.has(pointer))) equal.push(entry);
    else if (isSame) missing.push(entry);
  }
  return { file: source.file, locale, texts: texts.length, missing, stale: listStale(translation), equal };
}

/** Where the text is now. */
function listStale({ source, overlay, result }: Translation): StatusEntry[] {
  return (overlay?.actions ?? []).flatMap((action, index) => {
    const recorded = recordedHashes(action);
    const texts = translatedTexts(source.value, action, result?.matches[index] ?? []);
    return texts.flatMap(({ pointer, sources, targets, hash }) => {
      if (recorded.get(pointer) === hash) return [];
      const target = required(targets[0], 'A translated text translates one.');
      return [{ ...source.locate(target), text: sources.join(' / ') }];
    });
  });
}
