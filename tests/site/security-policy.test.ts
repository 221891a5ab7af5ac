import { expect, test } from 'vitest';
import { get } from './get.ts';

const LOOPBACK = 'http://localhost:* http://127.0.0.1:* ws://localhost:* ws://127.0.0.1:*';

async function getPolicy(path: string): Promise<string> {
  const html = await (await get(path)).text();
  return /http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
}

test('the policy allows styles of scripts on the page of the console alone', async () => {
  const console = await getPolicy('/en/console/');

  expect(console).toContain("style-src 'self' 'unsafe-inline';");
  expect(console).toContain(`connect-src 'self' https://sandbox-api.example.com`);
  expect(console).toMatch(/script-src 'self' 'sha256-/);
  for (const path of ['/', '/en/guide/card/open-card', '/en/reference/', '/token/listen']) {
    const policy = await getPolicy(path);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('example.com');
    expect(await (await get(path)).text()).not.toContain('assets/console');
  }
});

test('pages connect to the site and to this machine; to any address only the relay does, which has no more than a script', async () => {
  for (const path of ['/', '/en/guide/card/open-card', '/en/reference/', '/token/listen']) {
    const policy = await getPolicy(path);
    expect(policy).toContain(`connect-src 'self' ${LOOPBACK};`);
    expect(policy).toContain("frame-src 'self';");
  }
  const relay = await getPolicy('/relay.html');
  expect(relay).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+'; connect-src https:; base-uri 'none'; form-action 'none'$/,
  );
});

test('pages are shown in frames of this site alone', async () => {
  for (const path of ['/', '/en/guide/card/open-card', '/relay.html']) {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  }
});
