import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { get, getFixture } from './get.ts';

const DOCUMENTS = [
  'openapi/merchant.v2',
  'openapi/merchant.v2.zh',
  'openapi/token',
  'openapi/token.zh',
  'asyncapi/listen',
  'asyncapi/listen.zh',
];

for (const name of DOCUMENTS) {
  test(`/${name} can be downloaded, the same as YAML and as JSON`, async () => {
    const yaml = await get(`/${name}.yaml`);
    const json = await get(`/${name}.json`);

    const document = parse(await yaml.text());
    expect([yaml.status, json.status]).toEqual([200, 200]);
    expect(document).toEqual(await json.json());
    expect(document).toHaveProperty(name.startsWith('openapi') ? 'openapi' : 'asyncapi', expect.stringMatching(/^3/));
    expect(JSON.stringify(document)).not.toContain('x-source-hash');
  });
}

for (const path of ['/en/', '/en/guide/other/downloads']) {
  test(`${path} links the documents`, async () => {
    const html = await (await get(path)).text();

    expect(html).toContain('href="/openapi/merchant.v2.yaml"');
    expect(html).toContain('href="/openapi/merchant.v2.json"');
  });
}

test.each(['/en/guide/', '/en/guide/card/open-card', '/en/token/'])(
  '%s links the page of the downloads',
  async (path) => {
    const html = await (await get(path)).text();

    expect(html).toContain('href="/en/guide/other/downloads"');
  },
);

test('a site below a base path publishes its documents there, has a 404 page, and nothing outside of the base', async () => {
  expect((await getFixture('/docs/openapi/tea.yaml')).status).toBe(200);
  expect((await getFixture('/docs/zh/nothing')).status).toBe(404);
  expect((await getFixture('/guide')).status).toBe(404);
});
