import { fromPointer, valueAt } from '../../content/json/json-pointer.ts';
import type { Report } from '../../content/problems/problem.ts';
import type { Translation } from '../contract.ts';
import { type Glossary, termProblems } from '../glossary.ts';
import { getTexts } from '../texts.ts';
import { typographyProblems } from '../typography.ts';

/** Chinese texts must use the terms of the glossary and the punctuation of Chinese. */
export function checkWording({ source, value, locate }: Translation, glossary: Glossary, report: Report): void {
  for (const { pointer, text } of getTexts(source.value)) {
    const translation = valueAt(value, fromPointer(pointer));
    if (typeof translation !== 'string' || translation === text) continue;
    for (const message of [...termProblems(text, translation, glossary), ...typographyProblems(translation)]) {
      report({ severity: 'error', ...locate(pointer), message });
    }
  }
}
