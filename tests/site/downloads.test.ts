import { expect, test } from 'playwright/test';
import { parse } from 'yaml';

const DOCUMENTS = [
  'openapi/merchant.v2',
  'openapi/merchant.v2.zh',
  'openapi/token',
  'openapi/token.zh',
  'asyncapi/listen',
  'asyncapi/listen.zh',
];

for (const name of DOCUMENTS) {
  test(`/${name} can be downloaded, the same as YAML and as JSON`, async ({ request }) => {
    const yaml = await request.get(`/${name}.yaml`);
    const json = await request.get(`/${name}.json`);

    const document = parse(await yaml.text());
    expect([yaml.status(), json.status()]).toEqual([200, 200]);
    expect(document).toEqual(await json.json());
    expect(document).toHaveProperty(name.startsWith('openapi') ? 'openapi' : 'asyncapi', expect.stringMatching(/^3/));
    expect(JSON.stringify(document)).not.toContain('x-source-hash');
  });
}

for (const path of ['/en/', '/en/guide/', '/en/guide/card/open-card']) {
  test(`${path} links the documents`, async ({ request }) => {
    const html = await (await request.get(path)).text();

    expect(html).toContain('href="/openapi/merchant.v2.yaml"');
    expect(html).toContain('href="/openapi/merchant.v2.json"');
  });
}
