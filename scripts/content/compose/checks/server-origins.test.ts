import { expect, it } from 'vitest';
import { memoryCache } from '../../cache/cache.ts';
import { describeDocuments } from '../../describe/document/documents.ts';
import { createMarkdown } from '../../markdown/markdown.ts';
import { serverOrigins } from './server-origins.ts';

it('allows the origins of http and ws servers; nothing that means more than one server', async () => {
  const urls = [
    ...['https://api.example.com/v1', 'http://localhost:8080', 'wss://ws.example.com', 'https://[::1]:1'],
    ...[
      'file:///etc',
      'https://*.example.com',
      '*',
      'https://*',
      "https://a;script-src'unsafe-inline'",
      'data:x',
      '/v1',
    ],
  ];
  const document = {
    openapi: '3.1.0',
    info: { title: 'Tea', version: '1' },
    servers: urls.map((url) => ({ url })),
    paths: { '/pots': { get: { operationId: 'listPots', responses: {} } } },
  };
  const markdown = await createMarkdown(memoryCache());
  const locate = () => ({ file: 'openapi/tea.yaml', line: 1, column: 1 });
  const apis = describeDocuments([{ id: 'tea', kind: 'openapi', file: 'openapi/tea.yaml', document, locate }], {
    ...{ folder: '', locale: 'en', markdown, report: () => {} },
  });

  expect(serverOrigins(apis)).toEqual([
    ...['https://api.example.com', 'http://localhost:8080', 'wss://ws.example.com', 'https://[::1]:1'],
  ]);
});
