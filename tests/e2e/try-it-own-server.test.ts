import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { Locator, Page } from 'playwright/test';
import { audit, FULL_PAGE_RULES } from '../setup/axe.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { type ReceivedRequest, type Reply, startReceivingServer } from '../setup/receiving-server.ts';
import { SERVICES_SITE } from '../setup/sites.ts';
import { expect, test } from '../setup/test.ts';

// Calls from a built site to a server that records them: `tests/fixtures/services/vault` has each credential, body and response once.
test.use({ baseURL: SERVICES_SITE.origin, locale: 'en', contextOptions: { reducedMotion: 'reduce' } });

const PICTURE = await readFile('docs/looks.png');
let streams: ServerResponse[] = [];
let server: Awaited<ReturnType<typeof startReceivingServer>>;

function reply({ url }: ReceivedRequest): Reply {
  const path = url.split('?')[0];
  if (path === '/oauth/token') return { body: { access_token: 'granted', expires_in: 60 } };
  if (path === '/v1/pictures/moss')
    return {
      headers: { 'Content-Type': 'image/png', 'Content-Disposition': 'attachment; filename="moss.png"' },
      body: PICTURE,
    };
  if (path === '/v1/prices')
    return {
      headers: { 'Content-Type': 'text/event-stream' },
      stream: (response: ServerResponse) => void streams.push(response),
    };
  return { body: { ok: true } };
}

test.beforeEach(async ({ expectComplaint }) => {
  expectComplaint(/^request: http:\/\/127/);
  streams = [];
  server = await startReceivingServer(reply);
});
test.afterEach(() => server.stop());

async function open(page: Page, operation: string, url = `${server.origin}/v1`): Promise<Locator> {
  await page.goto(`/vault/${operation}#try-it`);
  const dialog = page.getByRole('dialog', { name: 'Try it' });
  await enterAddress(dialog, url);
  return dialog;
}

async function enterAddress(dialog: Locator, url: string): Promise<void> {
  await dialog.getByLabel('Server').selectOption('Another URL');
  await dialog.getByLabel('URL', { exact: true }).fill(url);
}

const send = (dialog: Locator) => dialog.getByRole('button', { name: 'Send', exact: true }).click();

/** Sends, and gives what has arrived. */
async function receive(dialog: Locator): Promise<ReceivedRequest> {
  await send(dialog);
  await expect(dialog.getByText('200 OK', { exact: true })).toBeVisible();
  const last = server.received.at(-1);
  if (!last) throw new Error('Nothing has arrived.');
  return last;
}

test('credentials go where their scheme says, and nowhere else', async ({ page }) => {
  let dialog = await open(page, 'header-key');
  await dialog.getByLabel('X-Vault-Key').fill('k1');
  expect((await receive(dialog)).headers).toMatchObject({ 'x-vault-key': 'k1' });
  await expect(dialog.getByText(/^Matches/)).toBeVisible();

  dialog = await open(page, 'query-key');
  await dialog.getByLabel('vault_key').fill('k&2');
  expect((await receive(dialog)).url).toBe('/v1/with/query-key?vault_key=k%262');

  dialog = await open(page, 'bearer');
  await dialog.getByLabel('Access token').fill('t3');
  expect((await receive(dialog)).headers).toMatchObject({ authorization: 'Bearer t3' });

  dialog = await open(page, 'basic');
  await dialog.getByLabel('User name').fill('anna');
  await dialog.getByLabel('Password').fill('pä:ss');
  const { authorization } = (await receive(dialog)).headers;
  expect(Buffer.from(String(authorization).replace('Basic ', ''), 'base64').toString()).toBe('anna:pä:ss');

  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /k1|k&2|t3|anna/,
  );
});

test('a token comes from the token URL of the chosen server, or is pasted', NIGHTLY, async ({ page }) => {
  const dialog = await open(page, 'oauth');
  await dialog.getByLabel('Client ID').fill('reader');
  await dialog.getByLabel('Client secret').fill('s3cret');
  expect((await receive(dialog)).headers).toMatchObject({ authorization: 'Bearer granted' });
  expect(server.received[0]).toMatchObject({
    url: '/oauth/token',
    headers: { authorization: `Basic ${Buffer.from('reader:s3cret').toString('base64')}` },
    body: 'grant_type=client_credentials&scope=vault%3Aread',
  });

  await dialog.getByLabel('Access token').fill('pasted');
  await send(dialog);
  await expect.poll(() => server.received.at(-1)?.headers.authorization).toBe('Bearer pasted');
  expect(server.received).toHaveLength(3);
});

test('credentials survive a reload of the tab only where the reader keeps them', NIGHTLY, async ({ page }) => {
  const dialog = await open(page, 'bearer');
  await dialog.getByLabel('Access token').fill('t0k');
  await page.reload();
  await expect(dialog.getByLabel('Access token')).toHaveValue('');

  await enterAddress(dialog, `${server.origin}/v1`);
  await dialog.getByLabel('Access token').fill('t0k');
  await dialog.getByLabel('Keep this until I close the tab').check();
  await page.reload();
  await expect(dialog.getByLabel('Access token')).toHaveValue('t0k');
  await expect(dialog.getByText('Server and credentials are stored in this tab.')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('t0k');
  expect((await receive(dialog)).headers).toMatchObject({ authorization: 'Bearer t0k' });

  await dialog.getByLabel('Keep this until I close the tab').uncheck();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('t0k');
});

test('a cookie, which a page cannot send, is in the cURL command that is shown', NIGHTLY, async ({ page }) => {
  const dialog = await open(page, 'cookie-key');
  await expect(
    dialog.getByText(/does not let a page set cookies for another server: vault_session, theme/),
  ).toBeVisible();
  await expect(dialog.locator('.command-text pre')).toContainText(
    '-H "Cookie: theme=YOUR_THEME; vault_session=$VAULT_SESSION"',
  );
  expect((await receive(dialog)).headers.cookie).toBeUndefined();
});

test('a form and a text arrive as they are written', NIGHTLY, async ({ page }) => {
  let dialog = await open(page, 'send-form');
  expect(await receive(dialog)).toMatchObject({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'owner=Anna%20%26%20Co&tags=red&tags=blue',
  });

  dialog = await open(page, 'write-note');
  const field = dialog.getByRole('textbox', { name: 'Body' });
  await expect(field).toHaveValue('Tea is ready');
  await field.fill('"Tea"\nand leaves');
  expect(await receive(dialog)).toMatchObject({
    headers: { 'content-type': 'text/plain' },
    body: '"Tea"\nand leaves',
  });
});

test('the reader chooses the media type of a body, and what was typed stays', NIGHTLY, async ({ page }) => {
  const dialog = await open(page, 'send-form');
  const type = dialog.getByLabel('Media type');
  await expect(type.getByRole('option')).toHaveText([
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
  ]);
  await dialog.getByLabel('owner').fill('Bo');
  await type.selectOption('application/json');
  const { headers, body } = await receive(dialog);
  expect([headers['content-type'], body]).toEqual(['application/json', '{"owner":"Bo","tags":["red","blue"]}']);

  await type.selectOption('text/plain');
  await expect(dialog.getByLabel('Body', { exact: true })).toHaveValue('owner is Anna & Co');
  // The 200 of before is still there.
  await send(dialog);
  await expect
    .poll(() => server.received.at(-1))
    .toMatchObject({ headers: { 'content-type': 'text/plain' }, body: 'owner is Anna & Co' });
});

test('files go out as parts of a form, or as the whole body, byte by byte', async ({ page }) => {
  let dialog = await open(page, 'add-pictures');
  await send(dialog);
  await expect(dialog.getByText('cover is required')).toBeVisible();
  await dialog.getByLabel('cover').setInputFiles({ name: 'a "b".png', mimeType: 'image/png', buffer: PICTURE });
  await dialog.getByText('1 optional field').click();
  const others = ['one.txt', 'two.txt'].map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) }));
  await dialog.getByLabel('others').setInputFiles(others);
  await dialog.getByRole('button', { name: 'Remove one.txt' }).click();
  const { headers, body, bytes } = await receive(dialog);
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  const parts = body
    .match(/name="[^\r]*\r\n(?:Content-Type: [^\r]*)?/g)
    ?.map((part) => part.replace(/\s+/g, ' ').trim());
  expect(parts).toEqual([
    'name="title"',
    'name="size"; filename="blob" Content-Type: application/json',
    'name="cover"; filename="a %22b%22.png" Content-Type: image/png',
    'name="others"; filename="two.txt" Content-Type: text/plain',
  ]);
  expect(bytes.includes(PICTURE)).toBe(true);
  await dialog.getByRole('button', { name: 'Sent' }).click();
  await expect(dialog.locator('.response-pane pre')).toContainText(`a "b".png · image/png · ${PICTURE.length} B`);

  dialog = await open(page, 'write-backup');
  const all = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  await dialog.getByLabel(/octet-stream/).setInputFiles({ name: 'vault.bin', mimeType: '', buffer: all });
  const sent = await receive(dialog);
  expect(sent.headers['content-type']).toBe('application/octet-stream');
  expect(sent.bytes.equals(all)).toBe(true);
});

test('a picture that comes back is shown with its size, and saved as it came', NIGHTLY, async ({ page }) => {
  const dialog = await open(page, 'read-picture');
  await dialog.getByLabel('id').fill('moss');
  await receive(dialog);
  await expect(dialog.getByRole('img', { name: 'moss.png' })).toBeVisible();
  await expect(dialog.getByText(/^image\/png · [\d.]+ kB · \d+ × \d+ pixels$/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('moss.png');
  expect((await readFile(await download.path())).equals(PICTURE)).toBe(true);
});

test('events are shown as they arrive, until the reader stops them', async ({ page }) => {
  const dialog = await open(page, 'watch-prices');
  await send(dialog);
  await expect(dialog.getByText('200 OK', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Nothing has arrived yet.')).toBeVisible();
  const [stream] = streams;
  if (!stream) throw new Error('Nobody listens.');
  const closed = new Promise((done) => stream.on('close', done));
  const items = dialog.getByRole('list', { name: 'Items of the stream' }).getByRole('listitem');
  stream.write('event: price\nid: 1\ndata: {"tea": 3}\n\n');
  await expect(items).toHaveText([/s ?price ?id 1 ?\{"tea": 3\}/]);
  stream.write('data: half');
  stream.write(' of it\n\n');
  await expect(items).toHaveCount(2);
  await expect(items.last()).toContainText('half of it');
  expect(await audit(page, { without: FULL_PAGE_RULES })).toEqual([]);

  await dialog.getByRole('button', { name: 'Stop' }).click();
  await closed;
  await expect(dialog.getByText('Stopped', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
});

test(
  'an unexpected media type and a refusal of CORS are named, with the call as a command',
  NIGHTLY,
  async ({ page, expectComplaint }) => {
    expectComplaint(/CORS|ERR_FAILED/);
    const closed = await startReceivingServer(() => ({ body: {} }), { isClosed: true });
    const dialog = await open(page, 'header-key', closed.origin);
    await send(dialog);
    await expect(dialog.getByText(/\(CORS\)/)).toBeVisible();
    await expect(dialog.locator('.command-text pre')).toContainText(`curl '${closed.origin}/with/header-key'`);
    closed.stop();

    // A server that sends a picture where JSON is documented.
    await page.route(`${server.origin}/v1/with/header-key`, (route) =>
      route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'image/png' }, body: PICTURE }),
    );
    await dialog.getByLabel('URL', { exact: true }).fill(`${server.origin}/v1`);
    await send(dialog);
    await expect(dialog.getByText('must be one of: application/json')).toBeVisible();
  },
);
