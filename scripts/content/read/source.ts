import { join } from 'node:path';
import { required } from '../../../packages/base/invariant.ts';
import type { Finding, Report } from '../../findings/finding.ts';
import { type Caches, createCaches } from '../cache/caches.ts';
import { isObject, type JsonObject } from '../json/json-value.ts';
import { createLocator, parseYaml, positionAt, type SourcePosition } from './locate.ts';
import { nestingProblem } from './nesting.ts';
import { readSiteFile } from './site-file.ts';
import { yamlProblems } from './yaml-problems.ts';
import { type TextProblem, toJsonValue } from './yaml-value.ts';

/** A YAML or JSON file whose root is an object, with the positions of its parts. */
export type SourceFile = {
  /** Relative to the site folder, with forward slashes. */
  file: string;
  text: string;
  /** Shared between readers: never changed in place. */
  value: JsonObject;
  /** Where a JSON pointer leads (the key of a member); the nearest parent when it leads nowhere. */
  locate(pointer: string): SourcePosition;
};

type ParsedSource = { source?: SourceFile; problems: Finding[] };

/**
 * Reads and checks one file: encoding, syntax, duplicate keys, aliases, kind of root. JSON is read as the subset of YAML
 * that it is. All mistakes are reported with their positions; undefined when there is one that leaves nothing to read.
 */
export async function readSource(
  siteDir: string,
  file: string,
  report: Report,
  { cache, memory }: Caches = createCaches(),
): Promise<SourceFile | undefined> {
  const path = join(siteDir, file);
  const bytes = await readSiteFile(siteDir, file);
  if (!Buffer.isBuffer(bytes)) {
    report({
      severity: 'error',
      file,
      message: bytes.missing ? `There is no file "${file}".` : bytes.message,
      hint: bytes.hint,
    });
    return undefined;
  }
  const text = decode(bytes, file, report);
  if (text === undefined) return undefined;
  return memory.memoise(`source ${path}`, [text], report, (report) => {
    const parse: ParseText = (text, isJson) =>
      cache.memo(isJson ? 'json' : 'yaml', text, () => parseText(text, isJson), { slot: path });
    const { source, problems } = parseSource(file, text, parse);
    problems.forEach(report);
    return source;
  });
}

/** The pure part of `readSource`: the same text gives the same result. */
export function parseSource(file: string, text: string, parse: ParseText = parseText): ParsedSource {
  const { value, mistakes } = parse(text, file.endsWith('.json'));
  const problems = mistakes.map((mistake): Finding => ({ severity: 'error', file, ...mistake }));
  return value ? { source: { file, text, value, locate: createLocator(file, text) }, problems } : { problems };
}

/** What a text says; without a value when it cannot be read. */
type ParsedText = { value?: JsonObject; mistakes: Omit<Finding, 'severity' | 'file'>[] };

/** `parseText`, or a cache of its results. */
export type ParseText = (text: string, isJson: boolean) => ParsedText;

/** The slow part: pure, and its result is JSON. */
export function parseText(text: string, isJson: boolean): ParsedText {
  const other = otherFormat(text);
  if (other) return { mistakes: [{ line: 1, column: 1, ...other }] };
  const nesting = nestingProblem(text);
  if (nesting) return { mistakes: [{ ...positionInText(text, nesting.offset), message: nesting.message }] };
  const { lines, document } = parseYaml(text);
  const found = isJson ? jsonProblems(text) : [];
  if (found.length === 0) found.push(...yamlProblems(document, text));
  const value = found.every(isDeferrable) ? toJsonValue(document, (problem) => found.push(problem)) : null;
  if (found.every(isDeferrable) && !isObject(value)) {
    const hint = 'It begins with a name and a value, such as "openapi: 3.1.0".';
    found.push({ offset: 0, message: `The document must be an object, not ${getKind(value)}.`, hint });
  }
  const mistakes = found.map(({ offset, ...problem }) => ({ ...positionAt(lines, offset), ...problem }));
  return found.every(isDeferrable) && isObject(value) ? { value, mistakes } : { mistakes };
}

function isDeferrable(problem: TextProblem): boolean {
  return problem.isDeferrable === true;
}

/** What is often saved in place of the file itself, and what a parser of YAML says of it helps nobody. */
function otherFormat(text: string): { message: string; hint: string } | undefined {
  if (text.trim() === '') return { message: 'The file is empty.', hint: 'Save or download it again.' };
  if (!/^\s*<(!doctype|html|\?xml)\b/i.test(text)) return undefined;
  return {
    message: 'This is HTML or XML, not YAML or JSON.',
    hint: 'Download the file itself, not the page about it.',
  };
}

/** The text of a file; undefined and reported when it is not UTF-8. */
export function decode(bytes: Buffer, file: string, report: Report): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const line = firstBadLine(bytes);
    // What programs, pictures and archives begin with, and UTF-16 does not.
    if (bytes.subarray(0, 512).includes('\0\0')) {
      const hint = 'Name a YAML or JSON file; unpack an archive first.';
      report({ severity: 'error', file, line, message: 'The file is not text.', hint });
      return undefined;
    }
    report({ severity: 'error', file, line, message: 'The file is not UTF-8.', hint: 'Save it as UTF-8.' });
    return undefined;
  }
}

/** Lines are cut at byte 0x0A, which is never part of a longer UTF-8 sequence. */
function firstBadLine(bytes: Buffer): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    const slice = bytes.subarray(start, end < 0 ? bytes.length : end);
    if (!slice.equals(Buffer.from(slice.toString('utf8'), 'utf8'))) return line;
    if (end < 0) break;
    start = end + 1;
  }
  return line;
}

function jsonProblems(text: string): TextProblem[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const offset = Number(/at position (\d+)/.exec(message)?.[1] ?? text.length);
    const hint = /,\s*$/.test(text.slice(0, offset)) ? 'Delete the comma before it.' : undefined;
    return [{ offset, message: `Not JSON: ${message.replace(/ (in JSON )?at position.*$/s, '')}.`, hint }];
  }
}

/** For a text that was not parsed. */
function positionInText(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: required(before.at(-1), 'A text has at least one line.').length + 1 };
}

function getKind(value: unknown): string {
  if (value === null) return 'empty';
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}
