import type { RsaPublicJwk } from '../../../packages/simulator/protocol/keys/rsa-jwk.ts';
import { listPastedCodes, readPastedError } from '../../../src/paste/pasted-error.ts';
import { type Paste, readPaste } from '../../../src/paste/read-paste.ts';
import { diagnoseResponse, type ResponseVerdict } from '../doctor/response/diagnose-response.ts';
import { type Check, findProblems } from './findings/find-problems.ts';
import { createLineFinder, indexLines, type LineFinder } from './paste/line-finder.ts';
import { type JsonProblem, type ReadJson, readJson } from './paste/read-json.ts';
import type { FieldPath } from './subject/known-fields.ts';
import { type LocatedBody, locateBodies } from './subject/list-bodies.ts';
import { recognise, type Subject, wrapData } from './subject/recognise.ts';
import { isRequest, recogniseJsonSignal, recogniseSignal, type Signal } from './subject/recognise-signal.ts';

export type Checked =
  | { kind: 'empty' }
  /** It was not read, and is not in the field. */
  | { kind: 'tooLarge' }
  /** A code, or the name of an error, alone or in a text that is no body. */
  | { kind: 'code'; code: number; problem?: JsonProblem }
  /** No body, but what says how the exchange ended, or names it. */
  | { kind: 'signal'; signal: Signal }
  | { kind: 'notJson'; problem: JsonProblem; words?: string }
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
  /** The responses and frames of the text, and which of them this is; nothing where the text is one. */
  among?: { bodies: LocatedBody[]; position: number };
  findLine: LineFinder;
};

type CheckOptions = {
  /** Codes of errors by name. */
  names: ReadonlyMap<string, number>;
  /** The operation that the reader named. */
  choice?: string | undefined;
  /** Of several bodies, the one that the reader chose. */
  position?: number | undefined;
};

/** Finds out what a pasted text is, and what of it breaks the contract. */
export function checkPaste(text: string, { names, choice, position }: CheckOptions): Checked {
  if (text.trim() === '') return { kind: 'empty' };
  const paste = readPaste(text);
  const read = readJson(paste.body);
  const bodies = locateBodies(text, paste, read);
  const chosen = position ?? Math.max(0, bodies.findIndex(hasFailed));
  const body = bodies[chosen];
  if (body) return checkBody(body, { bodies, position: chosen }, { paste, choice });
  if (paste.status === undefined && isRequest(text)) return { kind: 'signal', signal: { kind: 'request' } };
  // A number alone is JSON, too.
  if (!read.ok || typeof read.value !== 'object') return checkText(text, { paste, read, names });
  const signal = choice === undefined ? recogniseJsonSignal(read.value, paste.body) : undefined;
  if (signal) return { kind: 'signal', signal };
  const wrapped = wrapData(read.value, choice);
  const getLine = indexLines(text);
  const findInBody = createLineFinder(paste.body, (offset) => getLine(paste.span.start + offset));
  return {
    ...compare(wrapped ?? read.value, paste, { choice, within: wrapped ? ['data'] : [] }),
    value: read.value,
    ...(wrapped && { isData: true }),
    findLine: (path) => findInBody(wrapped ? path.slice(1) : path),
  };
}

/** Of several, the reader most likely asks about the one that failed. */
function hasFailed({ value, exchange: { status = 0 } }: LocatedBody): boolean {
  return Number(value.code ?? 0) !== 0 || status >= 400;
}

type Surroundings = { paste: Paste; choice: string | undefined };

function checkBody(
  { value, text, path, exchange, isEscaped, findLine }: LocatedBody,
  among: NonNullable<CheckedText['among']>,
  { paste, choice }: Surroundings,
): CheckedText {
  const isAlone = among.bodies.length === 1 && path.length === 0 && !isEscaped;
  return {
    ...compare(value, { ...paste, ...exchange, body: text }, { choice }),
    ...(!isAlone && { among }),
    findLine,
  };
}

type CompareOptions = { choice: string | undefined; within?: FieldPath };

function compare(value: unknown, paste: Paste, { choice, within }: CompareOptions): Omit<CheckedText, 'findLine'> {
  const subject = recognise(value, paste, choice);
  const check = findProblems(value, subject, paste.status, within);
  return { kind: 'checked', value, paste, subject, ...(check && { check }) };
}

type Unread = { paste: Paste; read: ReadJson; names: CheckOptions['names'] };

function checkText(text: string, { paste, read, names }: Unread): Checked {
  const spaced = readSpacedCode(text, names);
  if (spaced !== undefined) return { kind: 'code', code: spaced };
  const problem = read.ok ? findEscaped(read.value) : shift(read.problem, indexLines(text)(paste.span.start));
  const stated = problem && problem.cause !== 'text' && { problem };
  const code = readPastedError(text, names)?.code ?? listPastedCodes(text, { pasted: { details: [] }, names })[0];
  if (code !== undefined && code !== 0) return { kind: 'code', code, ...stated };
  const signal = problem && TELLING.includes(problem.cause) ? undefined : recogniseSignal(text);
  if (signal) return { kind: 'signal', signal };
  return {
    kind: 'notJson',
    problem: problem ?? { cause: 'text', line: 1, column: 1, character: text.trim().charAt(0) },
    ...(!stated && text.length <= MAX_SENTENCE && { words: text }),
  };
}

/** In characters: longer texts are logs, whose words say nothing. */
const MAX_SENTENCE = 300;
const MAX_SPACED = 40;

/** The known code in a short text, in full-width digits or with spaces or commas between them. */
function readSpacedCode(text: string, names: CheckOptions['names']): number | undefined {
  if (text.length > MAX_SPACED) return undefined;
  const digits = text.normalize('NFKC').replace(/(?<=\d)[\s,]+(?=\d)/g, '');
  const code = Number(/(?<!\d)\d{6}(?!\d)/.exec(digits)?.[0]);
  return [...names.values()].includes(code) ? code : undefined;
}

/** These say more than a status or a code beside them. */
const TELLING: JsonProblem['cause'][] = ['html', 'encrypted', 'binary'];

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
