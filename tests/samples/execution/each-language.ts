import { it } from 'vitest';
import { type SampleLanguageName, sampleLanguages } from '../../../src/model/sample-languages.ts';
import { needs } from '../../setup/installed.ts';

/** `npm run gate` and `npm test` name some, the night runs all. */
const CHOSEN = process.env.SAMPLE_LANGUAGES?.split(',');

/** Whether programs in this language run now. */
export function isChosen(language: SampleLanguageName): boolean {
  return !CHOSEN || CHOSEN.includes(language);
}

/** Whether every sample runs in every language, as `npm test -- --nightly` does. */
export const isEverySample = process.env.EVERY_SAMPLE === '1';

const NEEDS: Record<SampleLanguageName, ReturnType<typeof needs>> = {
  bash: needs(['curl', 'openssl', 'python-cryptography'], 'cURL'),
  ts: needs([], 'Node.js'),
  python: needs('python-cryptography', 'Python'),
  java: needs('java', 'Java'),
  go: needs('go', 'Go'),
  php: needs('php-phpseclib', 'PHP'),
};

/**
 * A test for each language of samples. One that the machine does not have is skipped, and its title says so. `byDay`: where not every sample
 * runs, only these.
 */
export function itInEachLanguage(
  timeout: number,
  test: (language: SampleLanguageName, label: string) => Promise<void>,
  byDay?: readonly SampleLanguageName[],
): void {
  for (const { language, label } of sampleLanguages('en')) {
    if (!isChosen(language)) continue;
    if (byDay && !isEverySample && !byDay.includes(language)) continue;
    const [title, options] = NEEDS[language];
    it(title, { ...options, timeout }, () => test(language, label));
  }
}
