import { phpLiteral, phpQuote } from '../literals/php.ts';
import type { SampleHeader, SampleRequest } from '../sample-request.ts';
import type { SampleText } from '../sample-text.ts';

/** PHP 8.1, without extensions beyond the usual. It follows no redirect, with which it sends all headers to another host. */
export function plainPhp({ method, server, target, headers, body }: SampleRequest): SampleText {
  const lines = headers.map((header) => `        ${headerLine(header)},`);
  return {
    setup: ['<?php'],
    lines: [
      `$baseUrl = ${phpQuote(server)};`,
      ...(body ? [`$body = ${bodyExpression(body)};`] : []),
      `$target = ${phpQuote(target)};`,
      "$context = stream_context_create(['http' => [",
      `    'method' => ${phpQuote(method)},`,
      ...(lines.length > 0 ? ["    'header' => [", ...lines, '    ],'] : []),
      ...(body ? ["    'content' => $body,"] : []),
      "    'follow_location' => 0,",
      "    'ignore_errors' => true,",
      ']]);',
      '$text = file_get_contents($baseUrl . $target, false, $context);',
      'echo $http_response_header[0], "\\n", $text, "\\n";',
    ],
  };
}

function headerLine({ name, text, variable }: SampleHeader): string {
  const before = phpQuote(`${name}: ${text}`);
  return variable === undefined ? before : `${before} . getenv(${phpQuote(variable)})`;
}

function bodyExpression(body: NonNullable<SampleRequest['body']>): string {
  return 'text' in body ? phpQuote(body.text) : `json_encode(${phpLiteral(body.json)}, JSON_THROW_ON_ERROR)`;
}
