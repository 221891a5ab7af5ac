import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { listen } from '../../packages/base/node/listen.ts';
import { ROOT } from '../../scripts/installation/installation.ts';
import { createSiteServer } from '../../scripts/server/site-server.ts';
import { run } from '../samples/toolchain.ts';
import { atNight } from '../setup/nightly.ts';
import { SITE } from '../setup/sites.ts';

let folder: string;
let program: string;
/** What a process loads first so that none of its connections is opened. */
let noNetwork: string;

const DOWNLOADS = join(ROOT, SITE.dir, 'downloads');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mcp-'));
  program = join(folder, 'package/mcp.mjs');
  const { packages } = JSON.parse(await readFile(join(DOWNLOADS, 'manifest.json'), 'utf8'));
  const { file } = packages.find(({ name }: { name: string }) => name === 'mcp');
  await run(['tar', '-xzf', join(DOWNLOADS, file)], { cwd: folder });
  noNetwork = join(folder, 'no-network.mjs');
  await writeFile(
    noNetwork,
    `import { Socket } from 'node:net';
Socket.prototype.connect = () => { throw new Error('there is no network'); };
`,
  );
}, 60_000);

afterAll(() => rm(folder, { recursive: true }));

type Result = Record<string, unknown>;

/** Calls a tool that succeeds. */
async function use(client: Client, name: string, input: Result): Promise<Result> {
  const { structuredContent, isError, content } = await client.callTool({ name, arguments: input });
  expect(isError, JSON.stringify(content)).not.toBe(true);
  expect(JSON.stringify(structuredContent).length).toBeLessThanOrEqual(20_000);
  expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }]);
  return structuredContent as Result;
}

describe('over stdio', () => {
  const client = new Client({ name: 'test', version: '1' });

  beforeAll(async () => {
    await client.connect(new StdioClientTransport({ command: program, args: [] }));
  });
  afterAll(() => client.close());

  /** Calls the simulator, and gives the data of the response. */
  async function call(method: string, path: string, body?: Result): Promise<Result> {
    const headers = { 'Idempotency-Key': randomUUID() };
    const { text } = await use(client, 'call_simulator', { method, path, headers, ...(body && { body }) });
    const envelope = JSON.parse(String(text));
    expect(envelope.code ?? 0, String(text)).toBe(0);
    return envelope.data ?? envelope;
  }

  it('lists at most seven tools, each with schemas and hints', async () => {
    const { tools } = await client.listTools();

    expect(tools.map(({ name }) => name)).toEqual([
      ...[
        'search',
        'get_page',
        'get_operation',
        'explain_error',
        'check_message',
        'explain_signature',
        'call_simulator',
      ],
    ]);
    for (const { name, outputSchema, annotations } of tools) {
      expect(outputSchema, name).toBeDefined();
      expect(annotations?.readOnlyHint, name).toBe(name !== 'call_simulator');
    }
    expect(JSON.stringify(tools).length).toBeLessThan(16_000);
  });

  it('finds how to open a card and opens one in the simulator', async () => {
    const found = await use(client, 'search', { query: 'open a card' });
    expect(JSON.stringify(found)).toContain('/guide/card/open-card');
    const operation = await use(client, 'get_operation', { operation: 'POST /v2/card/open' });
    expect(operation).toMatchObject({ id: 'openCard', page: '/guide/card/open-card', offset: 0 });

    const { holderId } = await call('POST', '/v2/holder', {
      ...{ firstName: 'Alex', lastName: 'Chan', birthDate: '1992-04-18', nationality: 'SG' },
      ...{ email: 'alex.chan@example.com', phone: { countryCode: '65', number: '81234567' } },
      address: { line1: '1 Raffles Place', city: 'Singapore', postalCode: '048616', country: 'SG' },
      document: { type: 'passport', issuingCountry: 'SG', encryptedNumber: { number: 'E12345678' } },
    });
    await call('POST', '/sandbox/clock', { advanceMs: 86_400_000 });
    const { items } = await call('GET', '/v2/card/manage');
    const [product] = items as Result[];
    const opening = await call('POST', '/v2/card/open', {
      ...{ cardManageId: product?.cardManageId, holderId, merchantOrderNo: 'OP-1' },
      initialAmount: { value: '100.00', currency: 'USD' },
    });
    await call('POST', '/sandbox/clock', { advanceMs: 3_600_000 });
    const order = await call('GET', `/v2/card/log/${opening.orderId}`);
    const card = await call('GET', `/v2/card/${opening.cardId}`);

    expect(order.status).toBe('success');
    expect(card.status).toBe('active');
  });

  it('reads a long page in windows that together are the page, and a section alone', async () => {
    const texts: string[] = [];
    for (let offset: unknown = 0; offset !== undefined; ) {
      const window = await use(client, 'get_page', { page: '/en/guide/other/values.md', offset });
      texts.push(String(window.text));
      offset = window.nextOffset;
    }
    const section = await use(client, 'get_page', {
      page: '/guide/other/values',
      section: 'CardStatus',
      language: 'zh',
    });

    expect(texts.length).toBeGreaterThan(3);
    expect(texts.join('').match(/^# /gm)).toHaveLength(1);
    expect(texts.join('')).toContain('### WithdrawalId');
    expect(String(section.text)).toMatch(/^### CardStatus\n/);
  });

  it('explains an error, a message and a signature', async () => {
    const { errors } = await use(client, 'explain_error', { error: '{"code":401008,"message":"…"}' });
    const checked = await use(client, 'check_message', {
      message: '{"code":0,"message":"ok","requestId":"req_1","data":{"balance":1}}',
      operation: 'getWallet',
    });
    const signed = await use(client, 'explain_signature', {
      request: 'GET /v2/wallet HTTP/1.1\nX-Merchant-Id: mch_01KF0AP900N5Y4WP04V8T304CJ\nX-Key-Id: mk_sig_test_1',
    });

    expect(errors).toMatchObject([{ code: 401008, httpStatus: 401 }]);
    expect(checked).toMatchObject({
      kind: 'response',
      findings: expect.arrayContaining([expect.objectContaining({ level: 'bad' })]),
    });
    expect(signed).toMatchObject({ certainty: 'proven', verdict: expect.stringContaining('X-Signature') });
  });

  it('tells the model what to do where it is wrong', async () => {
    for (const [name, input] of [
      ['get_page', { page: '/nothing' }],
      ['get_operation', { operation: 'openCards' }],
      ['call_simulator', { method: 'GET', path: 'https://api.example.com/v2/card' }],
    ] as const) {
      const { isError, content } = await client.callTool({ name, arguments: input });
      expect(isError, name).toBe(true);
      expect(JSON.stringify(content), name).toMatch(/search|openCard|not a path/);
    }
  });
});

describe('over HTTP', () => {
  let server: ChildProcess;
  let address: string;

  beforeAll(async () => {
    server = spawn(process.execPath, [program, '--http', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
    address = await new Promise((resolve) =>
      server.stdout?.on('data', (text) => {
        const [found] = /http:\S+/.exec(String(text)) ?? [];
        if (found) resolve(found);
      }),
    );
  });
  afterAll(() => void server.kill());

  it.each(['legacy', 'auto'] as const)('serves clients of the protocol generation "%s"', async (mode) => {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
    await client.connect(new StreamableHTTPClientTransport(new URL(address)));

    const page = await use(client, 'get_page', { page: '/guide/retries' });
    expect(page.title).toBe('Retries and Idempotency');
    await client.close();
  });

  it.each([
    ['another page', { origin: 'https://evil.example' }],
    ['a name that resolves to this machine', { host: 'evil.example' }],
  ])('refuses %s', async (_, headers) => {
    const status = await new Promise((resolve) => {
      const sent = request(address, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } });
      sent.on('response', (response) => resolve(response.resume().statusCode)).end('{}');
    });

    expect(status).toBe(403);
  });
});

/** A client of a server of its own, which ends with the test. */
async function start(args: string[], command = program): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  onTestFinished(() => client.close());
  await client.connect(new StdioClientTransport({ command, args }));
  return client;
}

it('reads, searches, explains and checks without a network', async () => {
  const client = await start(['--import', noNetwork, program], process.execPath);

  for (const language of ['en', 'zh']) {
    const { found } = await use(client, 'search', { query: '422102', language });
    expect(found).toBeGreaterThan(0);
    const { text } = await use(client, 'get_page', { page: '/guide/other/downloads', language });
    expect(text).toMatch(/simulator-[\w.-]+\.tgz/);
    expect(await use(client, 'get_operation', { operation: 'openCard', language })).toMatchObject({ id: 'openCard' });
    const { errors } = await use(client, 'explain_error', { error: '422102', language });
    expect(errors).toMatchObject([{ code: 422102 }]);
    const message = '{"code":0,"message":"ok","requestId":"req_1","data":{"balance":1}}';
    const checked = await use(client, 'check_message', { message, operation: 'getWallet', language });
    expect(checked).toMatchObject({ kind: 'response' });
  }
});

it('reads the site or the archive that it is given', atNight(), async () => {
  const server = createSiteServer(join(ROOT, SITE.dir), '/');
  onTestFinished(() => void server.close());
  const origin = await listen(server, 0);

  for (const docs of [origin, join(DOWNLOADS, 'site.zip')]) {
    const client = await start(['--docs', docs]);
    const { text } = await use(client, 'get_page', { page: '/guide/other/downloads' });
    // Its own package is not in what it contains.
    expect(text).toMatch(/mcp-[\w.-]+\.tgz/);
  }
  const client = await start(['--import', noNetwork, program, '--docs', origin], process.execPath);
  const { isError, content } = await client.callTool({ name: 'search', arguments: { query: 'card' } });
  expect(isError).toBe(true);
  expect(JSON.stringify(content)).toContain(`${origin}: the documentation cannot be read`);
});

it('takes no simulator on another machine', async () => {
  const started = run([program, '--simulator', 'https://api.example.com'], { cwd: folder });

  await expect(started).rejects.toMatchObject({ code: 2, stderr: expect.stringMatching(/^--simulator must be .*\n$/) });
});
