import { goJson, goQuote } from '../literals/go.ts';
import type { SampleHeader, SampleRequest } from '../sample-request.ts';
import type { SampleText } from '../sample-text.ts';

const PANIC = ['if err != nil {', '\tpanic(err)', '}'];

/** A program for Go, standard library. A transport follows no redirect, with which a client sends the body to another host. */
export function plainGo({ method, server, target, headers, body }: SampleRequest): SampleText {
  const statements = [
    `baseURL := ${goQuote(server)}`,
    ...(body ? [`body := ${'text' in body ? goQuote(body.text) : goJson(body.json)}`] : []),
    `request, err := http.NewRequest(${goQuote(method)}, baseURL+${goQuote(target)}, ${body ? 'strings.NewReader(body)' : 'nil'})`,
    ...PANIC,
    ...headers.map((header) => `request.Header.Set(${goQuote(header.name)}, ${headerValue(header)})`),
    'response, err := http.DefaultTransport.RoundTrip(request)',
    ...PANIC,
    'defer response.Body.Close()',
    'text, err := io.ReadAll(response.Body)',
    ...PANIC,
    'fmt.Println(response.StatusCode, string(text))',
  ];
  const hasVariable = headers.some(({ variable }) => variable !== undefined);
  const names = ['fmt', 'io', 'net/http', ...(hasVariable ? ['os'] : []), ...(body ? ['strings'] : [])];
  return {
    setup: ['package main', '', 'import (', ...names.map((name) => `\t"${name}"`), ')', ''],
    lines: ['func main() {', ...statements.map((statement) => `\t${statement}`), '}'],
  };
}

function headerValue({ text, variable }: SampleHeader): string {
  if (variable === undefined) return goQuote(text);
  const value = `os.Getenv(${goQuote(variable)})`;
  return text === '' ? value : `${goQuote(text)}+${value}`;
}
