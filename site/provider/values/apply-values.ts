import './values.css';
import { sampleFill } from '../../../src/dom/sample-fill.ts';
import { createText, loadStrings } from '../strings/text.ts';
import { fillSample } from './fill-sample.ts';
import { readerValues } from './stored-values.ts';

let isApplied = false;

/** Fills the reader's values into the samples of this page, now and after each change. */
export async function applyValues(locale: string): Promise<void> {
  await loadStrings(locale, 'values');
  if (isApplied) return;
  isApplied = true;
  const t = createText(locale);
  const own = t('values:own');
  // Values have no character that HTML gives a meaning to: see `check-values.ts`.
  const mark = (value: string) => `<mark class="own-value" title="${own}">${value}</mark>`;
  const update = () => {
    const values = readerValues.get();
    const isEmpty = Object.keys(values).length === 0;
    sampleFill.set(isEmpty ? undefined : { fill: (html) => fillSample(html, values, mark), note: t('values:marked') });
  };
  readerValues.listen(update);
  update();
}
