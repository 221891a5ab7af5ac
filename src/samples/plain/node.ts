import { nodeLiteral, nodeName, nodeQuote } from '../literals/node.ts';
import type { SampleHeader, SampleRequest } from '../sample-request.ts';
import type { SampleText } from '../sample-text.ts';

/** A TypeScript module for Node.js. It follows no redirect, which sends the body to another host. */
export function plainNode({ method, server, target, headers, body }: SampleRequest): SampleText {
  const lines = headers.map((header) => `    ${nodeName(header.name)}: ${headerValue(header)},`);
  return {
    // What makes the file a module, in which await may be outside of functions.
    setup: ['export {};', ''],
    lines: [
      `const baseUrl = ${nodeQuote(server)};`,
      ...(body ? [`const body = ${bodyExpression(body)};`] : []),
      `const target = ${nodeQuote(target)};`,
      'const response = await fetch(baseUrl + target, {',
      `  method: ${nodeQuote(method)},`,
      ...(lines.length > 0 ? ['  headers: {', ...lines, '  },'] : []),
      ...(body ? ['  body,'] : []),
      "  redirect: 'manual',",
      '});',
      'const text = await response.text();',
      'console.log(response.status, text);',
    ],
  };
}

function headerValue({ text, variable }: SampleHeader): string {
  return variable === undefined ? nodeQuote(text) : `\`${text.replace(/[\\`$]/g, '\\$&')}\${process.env.${variable}}\``;
}

function bodyExpression(body: NonNullable<SampleRequest['body']>): string {
  return 'text' in body ? nodeQuote(body.text) : `JSON.stringify(${nodeLiteral(body.json)})`;
}
