import type { Span } from '../../packages/base/json/scan-tokens.ts';
import { type Header, readHeaderLine } from './request/address.ts';

/** A response as a reader pasted it; `span` says where in the text its body is. */
export type PastedResponse = { status: number; headers: Header[]; body: string; span: Span };

const STATUS_LINE = /^(?:< )?HTTP\/[\d.]+ (\d{3})/gm;

/** What `curl -v` prints beside a response: remarks, progress, the next request. */
const REMARK = /^(?:\* |[{}] \[\d|>)/;

/**
 * The response that `curl -i` or `curl -v` prints: status line, headers, an empty line, the body; `undefined` without a status line. Of several,
 * such as 100 or a redirection and what follows it, the first that has a body.
 */
export function readResponse(text: string): PastedResponse | undefined {
  const starts = [...text.matchAll(STATUS_LINE)];
  const responses = starts.map(({ index, 1: status }, position) =>
    readMessage(text.slice(index, starts[position + 1]?.index), { status: Number(status), offset: index }),
  );
  return responses.find(({ body }) => body.trim() !== '') ?? responses.at(-1);
}

function readMessage(text: string, { status, offset }: { status: number; offset: number }): PastedResponse {
  const lines = text.split('\n');
  const isVerbose = text.startsWith('< ');
  const isBody = (line: string) => !isVerbose || !REMARK.test(line);
  const empty = lines.findIndex((line, index) => index > 0 && /^<?\s*$/.test(line));
  const headEnd = empty < 0 ? lines.length : empty;
  const first = lines.findIndex((line, index) => index > headEnd && isBody(line));
  const bodyStart = first < 0 ? lines.length : first;
  const body = lines.slice(bodyStart, lines.findLastIndex(isBody) + 1).join('\n');
  const start = Math.min(text.length, lines.slice(0, bodyStart).join('\n').length + 1) + offset;
  const headers = lines.slice(1, headEnd).map((line) => readHeaderLine(line.replace(isVerbose ? /^< ?/ : '', '')));
  return { status, headers, body, span: { start, end: start + body.length } };
}
