import { basename, extname } from 'node:path/posix';
import type { Block } from '../../../../src/model/page.ts';
import { sampleLanguages } from '../../../../src/model/sample-languages.ts';
import type { LocaleBuildInput } from '../locale-build.ts';

/** Language of a file by how its name ends, where that is not the language itself. */
const LANGUAGES: Record<string, string> = { sh: 'bash', py: 'python' };

/**
 * The published files of a folder as tabs, one for each language of samples, in the order of the readers: `::files{id=samples}`.
 * A page brings the first of them alone. Undefined when the folder has none.
 */
export function fileTabs(folder: string, path: string, { files, locale, code }: LocaleBuildInput): Block | undefined {
  const tabs = sampleLanguages(locale).flatMap(({ language, label }) => {
    const file = [...files.keys()].find((name) => name.startsWith(`${folder}/`) && getLanguage(name) === language);
    const source = file && files.get(file)?.trimEnd();
    if (!file || !source) return [];
    const block: Block = { kind: 'code', code: code(language, source), title: basename(file) };
    return [{ label, blocks: [block] }];
  });
  return tabs.length > 0 ? { kind: 'tabs', group: 'lang', samplesPath: path, tabs } : undefined;
}

function getLanguage(file: string): string {
  const extension = extname(file).slice(1);
  return LANGUAGES[extension] ?? extension;
}
