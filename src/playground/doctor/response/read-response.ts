import { readHeaderLine } from '../request/address.ts';

/** A response as a reader pasted it: status, headers, body. */
export type PastedResponse = { status: number; headers: [name: string, value: string][]; body: string };

const STATUS_LINE = /^(?:< )?HTTP\/[\d.]+ (\d{3})/;

/** A response as `curl -i` or `curl -v` prints it: status line, headers, an empty line, the body; `undefined` without a status line. */
export function readResponse(text: string): PastedResponse | undefined {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const start = lines.findIndex((line) => STATUS_LINE.test(line));
  const status = STATUS_LINE.exec(lines[start] ?? '')?.[1];
  if (status === undefined) return undefined;
  const rest = lines.slice(start + 1).map((line) => line.replace(/^< ?/, ''));
  const end = rest.indexOf('');
  const headers = (end < 0 ? rest : rest.slice(0, end)).map(readHeaderLine);
  return { status: Number(status), headers, body: end < 0 ? '' : rest.slice(end + 1).join('\n') };
}
