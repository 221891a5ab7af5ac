import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from '../../content/problems/problem.ts';
import { findWords } from './find-words.ts';

/** Words of this contract that any program may have, each with its reason. */
const COMMON = new Map([
  ['maxLength', 'a keyword of JSON Schema'],
  ['minLength', 'a keyword of JSON Schema'],
  ['replyTo', 'a member of AsyncAPI'],
  ['messageId', 'a member of AsyncAPI 2'],
  ['keyId', 'what any signature has'],
  ['expiresAt', 'the end of any token'],
  ['requestId', 'an event of the browser has it'],
]);

/** What speaks of one provider on purpose: measurements of its simulator. */
const EXCEPT = /^scripts\/bench\/|\.test\.tsx?$/;

type CheckOptions = { root: string; files: readonly string[]; words: ReadonlySet<string> };

/** Whether the generator and the playground know nothing of one contract. `files` are relative to `root`. */
export async function checkContractWords({ root, files, words }: CheckOptions, report: Report): Promise<void> {
  const specific = new Set([...words].filter((word) => !COMMON.has(word)));
  for (const file of files.filter((name) => !EXCEPT.test(name))) {
    const text = await readFile(join(root, file), 'utf8');
    for (const { word, ...position } of findWords(file, text, specific)) {
      const hint =
        'Move it to site/, read it from the documents, or give the member another name. Examples belong in comments.';
      report({ severity: 'error', file, ...position, message: `"${word}" is a word of the contract`, hint });
    }
  }
}
