import { beforeAll, expect, it } from 'vitest';
import { loadStrings as loadSiteStrings } from '../../src/strings/i18n.ts';
import { createExample, createResponseExample } from '../provider/doctor/examples.ts';
import { createKeyRing } from '../provider/doctor/keys/key-ring.ts';
import { createText, loadStrings } from '../provider/strings/text.ts';
import { explainText } from './explain-text.ts';

const NOW = Date.parse('2026-01-15T08:00:00Z');
const SERVER = 'https://api.example.com';

beforeAll(async () => {
  await loadSiteStrings('en', 'interface');
  await loadStrings('en', 'doctor');
});

function explain(text: string, signed?: string) {
  const keys = createKeyRing().map(({ jwk }) => jwk);
  return explainText(text, {
    keys,
    ...(signed !== undefined && { signed }),
    now: NOW,
    locale: 'en',
    t: createText('en'),
  });
}

it('names the mistake of a signed request, and the lines that the server builds', async () => {
  const { lines, isRight } = await explain(await createExample('lineFeed', SERVER, NOW));
  expect(isRight).toBe(false);
  expect(lines[0]).toBe('The last line feed is missing (Proven)');
  expect(lines.at(-5)).toMatch(/^ {2}\/v2\//);
});

it('finds nothing wrong with a response of the provider, and a changed one to be another', async () => {
  const response = await createResponseExample(NOW);
  expect(await explain(response)).toMatchObject({
    isRight: true,
    lines: ['The response is genuine', expect.any(String)],
  });
  expect(await explain(response.replace('200', '201'))).toMatchObject({ isRight: false });
});

it('reads the error out of a line of a log', async () => {
  const line = String.raw`2026-01-15 ERROR call failed: "{\"code\":401009,\"message\":\"expired\"}"`;
  expect(await explain(line)).toMatchObject({
    isRight: false,
    lines: [expect.stringMatching(/^401009 /), expect.any(String)],
  });
});

it('says that nothing can be read where there is nothing', async () => {
  const { lines, isRight } = await explain('hello');
  expect([lines.length, isRight]).toEqual([1, false]);
});
