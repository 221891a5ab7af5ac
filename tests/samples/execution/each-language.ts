import { it } from 'vitest';
import { type SampleLanguageName, sampleLanguages } from '../../../src/model/sample-languages.ts';
import { needs } from '../../setup/installed.ts';
import { atNight } from '../../setup/nightly.ts';

/** Whether programs in this language run at each push: that of cURL, whose helper is two, of Bash and of Python. */
export function isDaily(language: string): boolean {
  return language === 'bash';
}

const NEEDS: Record<SampleLanguageName, ReturnType<typeof needs>> = {
  bash: needs(['curl', 'openssl', 'python-cryptography'], 'cURL'),
  ts: needs([], 'Node.js'),
  python: needs('python-cryptography', 'Python'),
  java: needs('java', 'Java'),
  go: needs('go', 'Go'),
  php: needs('php-phpseclib', 'PHP'),
};

/**
 * A test for each language of samples. One that the machine does not have is skipped, and its title says so.
 */
export function itInEachLanguage(
  timeout: number,
  test: (language: SampleLanguageName, label: string) => Promise<void>,
  isByDay = isDaily,
): void {
  for (const { language, label } of sampleLanguages('en')) {
    const [title, options] = NEEDS[language];
    it(title, { ...options, ...atNight(isByDay(language)), timeout }, () => test(language, label));
  }
}
