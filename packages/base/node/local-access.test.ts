import { describe, expect, it } from 'vitest';
import { LOOPBACK_PAGES, refuseAccess } from './local-access.ts';

const HOST = { host: 'localhost:4180' };
const SITE = 'https://docs.example.com';
const access = { pages: [LOOPBACK_PAGES, SITE], hosts: ['sandbox'] };

describe('a server of this machine is used', () => {
  it.each([
    ['by a program', HOST],
    ['by its address', { host: '127.0.0.1:4180' }],
    ['by its IPv6 address', { host: '[::1]:4180' }],
    ['by a name that is allowed', { host: 'sandbox:4180' }],
    ['by what is typed into the address bar', { ...HOST, 'sec-fetch-site': 'none' }],
    ['by its own pages', { ...HOST, 'sec-fetch-site': 'same-origin' }],
    ['by the page of another port', { ...HOST, origin: 'http://localhost:4173', 'sec-fetch-site': 'same-site' }],
    ['by a page that is allowed', { ...HOST, origin: SITE, 'sec-fetch-site': 'cross-site' }],
  ])('%s', (_, headers) => {
    expect(refuseAccess(headers, access)).toBeUndefined();
  });
});

describe('a server of this machine is closed', () => {
  const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
  const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

  it.each([
    ['to a name that resolves to it', { host: 'evil.example:4180' }, 'evil.example'],
    ['to a name that only begins like it', { host: 'localhost.evil.example' }, 'localhost.evil.example'],
    ['to a request without a name', {}, 'without Host'],
    ['to a page elsewhere', { ...HOST, origin: 'https://evil.example' }, 'https://evil.example'],
    ['to a page whose name begins like it', { ...HOST, origin: 'http://localhost.evil.example' }, 'evil.example'],
    ['to a sandboxed frame', { ...HOST, origin: 'null' }, 'null'],
    ['to an image of another site', { ...HOST, ...image }, 'other sites'],
    ['to an image of another port', { ...HOST, ...image, 'sec-fetch-site': 'same-site' }, 'other sites'],
    ['to a link of another site', { ...HOST, ...link }, 'other sites'],
  ])('%s', (_, headers, reason) => {
    expect(refuseAccess(headers, access)).toContain(reason);
  });

  it('to every page, where none is allowed', () => {
    expect(refuseAccess({ ...HOST, origin: 'http://localhost:4173' }, {})).toContain('http://localhost:4173');
  });

  it('to frames and images, where links are allowed', () => {
    expect(refuseAccess({ ...HOST, ...link }, { links: true })).toBeUndefined();
    expect(refuseAccess({ ...HOST, ...link, 'sec-fetch-dest': 'iframe' }, { links: true })).toContain('other sites');
    expect(refuseAccess({ ...HOST, ...image }, { links: true })).toContain('other sites');
  });
});
