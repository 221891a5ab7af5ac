import './values.css';
import { sampleFill } from '../../dom/sample-fill.ts';
import { stringsLanguage } from '../../site/i18n.ts';
import { fillSample } from './fill-sample.ts';
import { readerValues } from './stored-values.ts';

let isApplied = false;

/** Fills the reader's values into the samples of this page, now and after each change. */
export async function applyValues(locale: string): Promise<void> {
  const { default: strings } = await import(`../../site/strings/${stringsLanguage(locale)}/values.json`);
  if (isApplied) return;
  isApplied = true;
  const { own, marked }: { own: string; marked: string } = strings;
  // Values have no character that HTML gives a meaning to: see `check-values.ts`.
  const mark = (value: string) => `<mark class="own-value" title="${own}">${value}</mark>`;
  const update = () => {
    const values = readerValues.get();
    const isEmpty = Object.keys(values).length === 0;
    sampleFill.set(isEmpty ? undefined : { fill: (html) => fillSample(html, values, mark), note: marked });
  };
  readerValues.listen(update);
  update();
}
