import { pythonLiteral, pythonQuote } from '../literals/python.ts';
import type { SampleHeader, SampleRequest } from '../sample-request.ts';
import type { SampleText } from '../sample-text.ts';

/** Python 3, standard library. It follows no redirect, with which it sends all headers to another host. */
export function plainPython({ method, server, target, headers, body }: SampleRequest): SampleText {
  const lines = headers.map((header) => `    ${pythonQuote(header.name)}: ${headerValue(header)},`);
  const data = body ? ', data=body.encode()' : '';
  return {
    setup: [
      ...(body && 'json' in body ? ['import json'] : []),
      ...(headers.some(({ variable }) => variable !== undefined) ? ['import os'] : []),
      'from urllib.error import HTTPError',
      'from urllib.request import HTTPRedirectHandler, Request, build_opener',
      '',
      'class NoRedirects(HTTPRedirectHandler):',
      '    def redirect_request(self, *_):',
      '        return None',
      '',
    ],
    lines: [
      `base_url = ${pythonQuote(server)}`,
      ...(body ? [`body = ${bodyExpression(body)}`] : []),
      `target = ${pythonQuote(target)}`,
      `request = Request(base_url + target, method=${pythonQuote(method)}${data}${lines.length > 0 ? ', headers={' : ')'}`,
      ...(lines.length > 0 ? [...lines, '})'] : []),
      'try:',
      '    response = build_opener(NoRedirects).open(request)',
      'except HTTPError as error:',
      '    response = error  # a response as well, with another status',
      'with response:',
      '    text = response.read().decode()',
      'print(response.status, text)',
    ],
  };
}

function headerValue({ text, variable }: SampleHeader): string {
  if (variable === undefined) return pythonQuote(text);
  const value = `os.environ[${pythonQuote(variable)}]`;
  return text === '' ? value : `${pythonQuote(text)} + ${value}`;
}

function bodyExpression(body: NonNullable<SampleRequest['body']>): string {
  return 'text' in body ? pythonQuote(body.text) : `json.dumps(${pythonLiteral(body.json)})`;
}
