import { basename } from 'node:path/posix';
import type { Block } from '../../../../src/model/page.ts';
import type { LocaleBuildInput } from '../locale-build.ts';
import { publishedCode } from './published-code.ts';

/**
 * The published files of a folder as tabs, one for each language of samples, in the order of the readers: `::files{id=samples}`.
 * A page brings the first of them alone. Undefined when the folder has none.
 */
export function fileTabs(folder: string, path: string, input: LocaleBuildInput): Block | undefined {
  const tabs = publishedCode((file) => file.startsWith(`${folder}/`), input).map(({ file, label, code }) => {
    const block: Block = { kind: 'code', code, title: basename(file) };
    return { label, blocks: [block] };
  });
  return tabs.length > 0 ? { kind: 'tabs', group: 'lang', samplesPath: path, tabs } : undefined;
}
