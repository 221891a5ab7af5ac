import { expect, test } from 'vitest';
import { get } from './get.ts';

test('the policy is weaker on the page of the console alone', async () => {
  const getPolicy = async (path: string) => {
    const html = await (await get(path)).text();
    return /http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  };
  const console = await getPolicy('/en/console/');

  expect(console).toContain("style-src 'self' 'unsafe-inline';");
  expect(console).toContain("connect-src 'self' https://sandbox-api.example.com");
  expect(console).toMatch(/script-src 'self' 'sha256-/);
  for (const path of ['/', '/en/guide/card/open-card', '/en/reference/', '/token/listen']) {
    const policy = await getPolicy(path);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('example.com');
    expect(await (await get(path)).text()).not.toContain('assets/console');
  }
});
