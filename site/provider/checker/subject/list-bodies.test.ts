import { describe, expect, it } from 'vitest';
import { checkPaste } from '../check-paste.ts';

const ERROR = {
  code: 422102,
  error: 'CARD_AMOUNT_OUT_OF_RANGE',
  message: 'Must be "10.00" or more\\',
  data: null,
  details: [{ field: 'initialAmount.value', rule: 'min', message: 'Must be 10.00 or more' }],
  requestId: 'req_01KF0AP900R97RZEE9XX1ADF3T',
  timestamp: '2026-01-15T08:00:00.000Z',
};
const BODY = JSON.stringify(ERROR);
const ESCAPED = JSON.stringify(BODY).slice(1, -1);
const URL = 'https://api.example.com/v2/card/open?x=1';
const SUCCESS = { ...ERROR, code: 0, message: 'OK' };

function createArchive(...contents: object[]): string {
  const entries = contents.map((content, index) => ({
    request: { method: 'POST', url: URL, headers: [{ name: 'X-Request-Id', value: 'mine' }], postData: { text: BODY } },
    response: { status: index === 0 ? 422 : 202, headers: [{ name: 'X-Key-Id', value: 'k' }], content },
  }));
  return JSON.stringify({ log: { version: '1.2', entries } }, null, 2);
}

describe('finds the response in what clients, browsers and logs write:', () => {
  it.each<[string, string, object]>([
    [
      'an HTTP archive',
      createArchive({ text: BODY }),
      { status: 422, method: 'POST', path: '/v2/card/open', body: BODY },
    ],
    ['base64 in an archive', createArchive({ text: btoa(BODY), encoding: 'base64' }), { status: 422, body: BODY }],
    ['an entry of an archive', JSON.stringify({ response: { status: 422, content: { text: BODY } } }), { status: 422 }],
    [
      'an error of axios as JSON',
      JSON.stringify({
        code: 'ERR_BAD_REQUEST',
        config: { url: URL, data: BODY },
        response: { status: 422, data: ERROR },
      }),
      { status: 422 },
    ],
    [
      'an error of axios as text',
      `AxiosError: 422\n  config: { url: '${URL}' },\n  data: '${BODY}'\n }`,
      { path: '/v2/card/open' },
    ],
    ['requests', `requests.exceptions.HTTPError: 422 Client Error for url: ${URL}\nERROR text=b'${BODY}'`, {}],
    [
      'Guzzle',
      `Client error: \`POST ${URL}\` resulted in a \`422 …\` response:\n${BODY}\n in /app/x.php:113`,
      { method: 'POST' },
    ],
    ['Spring', `HttpClientErrorException: 422 on POST request for "${URL}": "${BODY}"\n\tat org.x.Y`, {}],
    ['Go', `2026/01/15 08:00:00 status=422 body="${ESCAPED}" took=12ms`, {}],
    [
      'a logger that writes JSON',
      JSON.stringify({ level: 50, status: 422, body: BODY, time: 1 }),
      { status: 422, body: BODY },
    ],
    ['a text in JSON', JSON.stringify({ '@timestamp': 'now', message: `ERROR ${BODY} (12 ms)` }), { body: BODY }],
    ['a JSON string', JSON.stringify(BODY), { body: BODY }],
    ['a JSON string in a JSON string', JSON.stringify(JSON.stringify(JSON.stringify(BODY))), { body: BODY }],
    ['an escaped string in a log that is escaped', `x "${JSON.stringify(ESCAPED).slice(1, -1)}"`, { body: BODY }],
    ['without the quotation marks around it', ESCAPED, { body: BODY }],
    ['lines of a log that is cut off', `{"message":"${ESCAPED}","level":"err`, { body: BODY }],
  ])('%s', (_, text, paste) => {
    expect(check(text)).toMatchObject({ subject: { kind: 'error', code: 422102 }, paste, check: { findings: [] } });
  });
});

it('takes the headers of the response, not those of the request', () => {
  expect(check(createArchive({ text: BODY }))).toMatchObject({ paste: { headers: [['X-Key-Id', 'k']] } });
});

it('begins with the one that failed of several, and checks each', () => {
  const text = `${JSON.stringify(SUCCESS)}\n${BODY}\n{"type":"ping","id":"hb-1"}`;

  expect(check(text)).toMatchObject({ among: { position: 1, bodies: { length: 3 } }, subject: { code: 422102 } });
  expect(check(text, 2)).toMatchObject({ among: { position: 2 }, subject: { kind: 'frame', type: 'ping' } });
});

it('gives each of several its own status line', () => {
  const text = `HTTP/1.1 200 OK\n\n${JSON.stringify(SUCCESS)}\n\nHTTP/1.1 422 \nX-Key-Id: k\n\n${BODY}\n`;

  expect(check(text)).toMatchObject({ paste: { status: 422, headers: [['X-Key-Id', 'k']] }, check: { findings: [] } });
});

it('says in which line a finding of an element of a list is', () => {
  const text = JSON.stringify([ERROR, { ...ERROR, timestamp: 'now' }], null, 2);
  const checked = check(text, 1);
  if (checked.kind !== 'checked') throw new Error(checked.kind);

  expect(checked.check?.findings).toMatchObject([{ path: ['timestamp'] }]);
  expect(text.split('\n')[checked.findLine(['timestamp'])]).toContain('now');
});

it('gives every finding of a body in a string the line of the string', () => {
  const broken = JSON.stringify({ ...ERROR, timestamp: 'now' });
  const checked = check(JSON.stringify({ level: 'error', message: broken }, null, 2));
  if (checked.kind !== 'checked') throw new Error(checked.kind);

  expect(checked.findLine(['timestamp'])).toBe(2);
});

it.each([
  ['open braces', `x${'{ "'.repeat(1_000_000)}`],
  ['responses', `${BODY}\n`.repeat(20_000)],
  ['escaped strings', `x "${ESCAPED}"\n`.repeat(15_000)],
])('takes time in proportion to a text of many %s', (_, text) => {
  // With the square of their number it would be hours, which the time limit of the test finds.
  expect(() => check(text)).not.toThrow();
});

function check(text: string, position?: number) {
  return checkPaste(text, { names: new Map([[ERROR.error, ERROR.code]]), position });
}
