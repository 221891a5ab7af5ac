import { expect, it } from 'vitest';
import { readOrigin } from './server-address.ts';

it.each([
  ['https://api.example.com', 'https://api.example.com'],
  [' https://api.example.com:8443/ ', 'https://api.example.com:8443'],
  ['http://localhost:4180', 'http://localhost:4180'],
  ['http://127.0.0.1', 'http://127.0.0.1'],
])('sends to %s', (text, origin) => {
  expect(readOrigin(text)).toBe(origin);
});

it.each([
  'http://api.example.com',
  'https://api.example.com/v2',
  'https://api.example.com/?a=b',
  'https://user:secret@api.example.com',
  'javascript:alert(1)',
  'api.example.com',
  '',
])('does not send to %s', (text) => {
  expect(readOrigin(text)).toBeUndefined();
});
