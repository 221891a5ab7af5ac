import type { PastedFormat, PastedRequest } from './pasted-request.ts';

/** The request as text of a form that is read again to the same request; one header a line. */
export function printRequest(request: PastedRequest, format: PastedFormat): string {
  if (format === 'http') return printHttp(request);
  return format === 'cmd' ? printCurl(request, quoteForCmd, ' ^') : printCurl(request, quote, ' \\');
}

function printCurl(
  { method, origin = '', target, headers, body }: PastedRequest,
  quote: (text: string) => string,
  continued: string,
): string {
  const isImplied = method === (body === undefined ? 'GET' : 'POST');
  return [
    `curl ${isImplied ? '' : `-X ${method} `}${quote(origin + target)}`,
    ...headers.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quote(body)}`]),
  ].join(`${continued}\n  `);
}

function printHttp({ method, origin, target, headers, body }: PastedRequest): string {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(origin === undefined ? [] : [`Host: ${origin.replace(/^https?:\/\//, '')}`]),
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return body === undefined ? lines.join('\n') : [...lines, '', body].join('\n');
}

/** As browsers copy a command for Windows: every character that cmd.exe or the C runtime would read is escaped. */
function quoteForCmd(text: string): string {
  const argument = `"${text.replace(/(?<!\\)(\\*)("|$)/g, (_, slashes: string, mark: string) => slashes + slashes + (mark && '\\"'))}"`;
  return argument.replace(/[^\w\s:/.,=+-]/g, '^$&').replace(/\n/g, '^\n\n');
}

/** In single quotes, in which a shell expands nothing. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
