import type { PastedFormat, PastedRequest } from './pasted-request.ts';

/** The request as text of a form that is read again to the same request; one header a line. */
export function printRequest(request: PastedRequest, format: PastedFormat): string {
  return format === 'curl' ? printCurl(request) : printHttp(request);
}

function printCurl({ method, origin = '', target, headers, body }: PastedRequest): string {
  const isImplied = method === (body === undefined ? 'GET' : 'POST');
  return [
    `curl ${isImplied ? '' : `-X ${method} `}${quote(origin + target)}`,
    ...headers.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quote(body)}`]),
  ].join(' \\\n  ');
}

function printHttp({ method, origin, target, headers, body }: PastedRequest): string {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(origin === undefined ? [] : [`Host: ${origin.replace(/^https?:\/\//, '')}`]),
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return body === undefined ? lines.join('\n') : [...lines, '', body].join('\n');
}

/** In single quotes, in which a shell expands nothing. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
