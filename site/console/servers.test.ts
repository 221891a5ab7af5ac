import { expect, it } from 'vitest';
import { withServers } from './servers.ts';

const page = { url: 'http://simulator.invalid', description: 'In this page' };
const local = { url: 'http://localhost:4180', description: 'Local simulator' };
const production = { url: 'https://api.example.com', description: 'Production' };

it('puts its servers before those of the document, each once', () => {
  const document = { openapi: '3.1.0', servers: [production, { ...local, description: 'Simulator on your machine' }] };
  expect(withServers(document, [page, local]).servers).toEqual([page, local, production]);
  expect(withServers({ openapi: '3.1.0' }, [page]).servers).toEqual([page]);
});
