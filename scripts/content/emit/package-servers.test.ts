import { expect, it } from 'vitest';
import type { SiteConfig } from '../../../src/model/config.ts';
import type { ApiDocument } from '../read/api.ts';
import { withPackageServers } from './package-servers.ts';

const own = { url: 'https://api.example.com', description: 'Production' };
const api: ApiDocument = {
  ...{
    id: 'tea',
    kind: 'openapi',
    file: 'openapi/tea.yaml',
    document: { openapi: '3.1.0', servers: [own], paths: {} },
  },
  locate: () => ({ file: 'openapi/tea.yaml', line: 1, column: 1 }),
};
const server = { url: 'http://localhost:4180', description: { en: 'On your machine', zh: '本机' } };
const offers = { pot: { group: 'run', title: 'Pot', about: 'Pours.', server } };
const config = {
  provider: { module: 'index.ts', packages: { module: 'packages.ts', offers } },
} as unknown as SiteConfig;

it('names the server of a package after those of the document, in its language', () => {
  const { document } = withPackageServers(api, config, 'zh');
  expect(document.servers).toEqual([own, { url: server.url, description: '本机' }]);
  expect(Object.keys(document)).toEqual(['openapi', 'servers', 'paths']);
  expect(api.document.servers).toEqual([own]);
});

it('leaves a document of events, and one without servers, as it is', () => {
  const events: ApiDocument = { ...api, kind: 'asyncapi' };
  const bare: ApiDocument = { ...api, document: { openapi: '3.1.0' } };
  expect(withPackageServers(events, config, 'en')).toBe(events);
  expect(withPackageServers(bare, config, 'en')).toBe(bare);
});
