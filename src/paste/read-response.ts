import { readHeaderLine } from './request/address.ts';

/** A response as a reader pasted it: status, headers, body, and the line of the text in which the body begins. */
export type PastedResponse = {
  status: number;
  headers: [name: string, value: string][];
  body: string;
  bodyLine: number;
};

const STATUS_LINE = /^(?:< )?HTTP\/[\d.]+ (\d{3})/;

/** Remarks and progress of `curl -v`. */
const REMARK = /^(?:\* |[{}] \[\d)/;

/**
 * A response as `curl -i` or `curl -v` prints it: status line, headers, an empty line, the body; `undefined` without a status line. Of several,
 * such as 100 or a redirection and what follows it, the last.
 */
export function readResponse(text: string): PastedResponse | undefined {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const start = findHead(lines);
  const status = STATUS_LINE.exec(lines[start] ?? '')?.[1];
  if (status === undefined) return undefined;
  const end = findEnd(lines, start);
  const isVerbose = lines[start]?.startsWith('< ') === true;
  const headers = lines.slice(start + 1, end).map((line) => readHeaderLine(line.replace(isVerbose ? /^< ?/ : '', '')));
  const isBody = (line: string) => !isVerbose || !REMARK.test(line);
  const first = lines.findIndex((line, index) => index > end && isBody(line));
  const bodyLine = first < 0 ? lines.length : first;
  return { status: Number(status), headers, body: lines.slice(bodyLine).filter(isBody).join('\n'), bodyLine };
}

/** The last status line that follows directly on the head of another response. */
function findHead(lines: readonly string[]): number {
  let start = lines.findIndex((line) => STATUS_LINE.test(line));
  for (let next = start; next >= 0 && STATUS_LINE.test(lines[next] ?? ''); next = findEnd(lines, start) + 1)
    start = next;
  return start;
}

/** The empty line after the headers. */
function findEnd(lines: readonly string[], start: number): number {
  const end = lines.findIndex((line, index) => index > start && /^<?\s*$/.test(line));
  return end < 0 ? lines.length : end;
}
