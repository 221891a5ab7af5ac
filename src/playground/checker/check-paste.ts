import { listPastedCodes, readPastedError } from '../../model/pasted-error.ts';
import type { RsaPublicJwk } from '../../protocol/keys/rsa-jwk.ts';
import { diagnoseResponse, type ResponseVerdict } from '../doctor/response/diagnose-response.ts';
import { type Check, findProblems } from './findings/find-problems.ts';
import { createLineFinder, type JsonProblem, readJson } from './paste/read-json.ts';
import { MAX_PASTE, type Paste, readPaste } from './paste/read-paste.ts';
import type { FieldPath } from './subject/known-fields.ts';
import { recognise, type Subject, wrapData } from './subject/recognise.ts';

export type Checked =
  | { kind: 'empty' }
  | { kind: 'tooLarge' }
  /** A code, or the name of an error, alone or in a text that is no body. */
  | { kind: 'code'; code: number; problem?: JsonProblem }
  | { kind: 'notJson'; problem: JsonProblem }
  | CheckedText;

/** JSON that was compared with the contract. */
export type CheckedText = {
  kind: 'checked';
  value: unknown;
  paste: Paste;
  subject: Subject;
  check?: Check;
  /** Only the data of a response was pasted. */
  isData?: true;
  /** The line of a path in the pasted text, from 0. */
  findLine: (path: FieldPath) => number;
};

type CheckOptions = {
  /** Codes of errors by name. */
  names: ReadonlyMap<string, number>;
  /** The operation that the reader named. */
  choice?: string | undefined;
};

/** Finds out what a pasted text is, and what of it breaks the contract. */
export function checkPaste(text: string, { names, choice }: CheckOptions): Checked {
  if (text.length > MAX_PASTE) return { kind: 'tooLarge' };
  if (text.trim() === '') return { kind: 'empty' };
  const paste = readPaste(text);
  const read = readJson(paste.body);
  // A number alone is JSON, too.
  if (!read.ok || typeof read.value !== 'object') {
    const problem = read.ok ? findEscaped(read.value) : shift(read.problem, paste.bodyLine);
    const code = readPastedError(text, names)?.code ?? listPastedCodes(text, { pasted: { details: [] }, names })[0];
    if (code !== undefined && code !== 0)
      return { kind: 'code', code, ...(problem && problem.cause !== 'text' && { problem }) };
    return {
      kind: 'notJson',
      problem: problem ?? { cause: 'text', line: 1, column: 1, character: text.trim().charAt(0) },
    };
  }
  const wrapped = wrapData(read.value, choice);
  const value = wrapped ?? read.value;
  const subject = recognise(value, paste, choice);
  const check = findProblems(value, subject, paste.status, wrapped ? ['data'] : []);
  const findInBody = check && check.findings.length > 0 ? createLineFinder(paste.body) : () => 0;
  return {
    kind: 'checked',
    value: read.value,
    ...(wrapped && { isData: true }),
    paste,
    subject,
    ...(check && { check }),
    findLine: (path) => paste.bodyLine + findInBody(wrapped ? path.slice(1) : path),
  };
}

/** A string in which there is JSON: it was serialised twice. */
function findEscaped(value: unknown): JsonProblem | undefined {
  const isBody = typeof value === 'string' && /^\s*[{[]/.test(value);
  return isBody ? { cause: 'escaped', line: 1, column: 1, character: '"' } : undefined;
}

function shift(problem: JsonProblem, lines: number): JsonProblem {
  return { ...problem, line: problem.line + lines };
}

/** Whether the response is the provider's; nothing without its status line and headers. */
export async function checkSignature(
  checked: Checked,
  keys: readonly RsaPublicJwk[],
): Promise<ResponseVerdict | undefined> {
  if (checked.kind !== 'checked' || checked.paste.status === undefined) return undefined;
  const { status, headers, body } = checked.paste;
  return diagnoseResponse({ status, headers, body }, keys);
}
