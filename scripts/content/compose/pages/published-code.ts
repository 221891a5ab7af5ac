import { extname } from 'node:path/posix';
import type { CodeSample } from '../../../../src/model/operation.ts';
import { sampleLanguages } from '../../../../src/model/sample-languages.ts';
import type { LocaleBuildInput } from '../locale-build.ts';

/** Language of a file by how its name ends, where that is not the language itself. */
const LANGUAGES: Record<string, string> = { sh: 'bash', py: 'python' };

/** Published code with the path of its file. */
export type PublishedCode = CodeSample & { file: string };

/** The first published file of each language of samples that is meant, in the order of the readers. */
export function publishedCode(
  isMeant: (file: string) => boolean,
  { files, locale, code }: Pick<LocaleBuildInput, 'files' | 'locale' | 'code'>,
): PublishedCode[] {
  return sampleLanguages(locale).flatMap(({ language, label }) => {
    const file = [...files.keys()].find((name) => isMeant(name) && getLanguage(name) === language);
    const source = file && files.get(file)?.trimEnd();
    return file && source ? [{ file, language, label, example: '', code: code(language, source) }] : [];
  });
}

function getLanguage(file: string): string {
  const extension = extname(file).slice(1);
  return LANGUAGES[extension] ?? extension;
}
