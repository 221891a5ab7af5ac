import { extname } from 'node:path/posix';
import type { CodeSample } from '../../../../src/model/operation.ts';
import type { LocaleBuildInput } from '../locale-build.ts';
import { publishedCode } from './published-code.ts';

/** Imports, constants and the store, up to the comment that says where it connects. */
const SETUP = /^[\s\S]*?\n(?=[ \t]*(?:\/\/|#) Connects )/;

/** The published files with this path but for extension and case, such as `samples/listen`: clients of a channel, with what a page folds of them. */
export function channelClients(stem: string, input: Pick<LocaleBuildInput, 'files' | 'locale' | 'code'>): CodeSample[] {
  const isClient = (file: string) => file.slice(0, -extname(file).length).toLowerCase() === stem;
  return publishedCode(isClient, input).map(({ file: _file, ...sample }) => {
    const [setup] = SETUP.exec(sample.code.source) ?? [];
    return { ...sample, signed: 'query', ...(setup && { setupLines: setup.split('\n').length - 1 }) };
  });
}
