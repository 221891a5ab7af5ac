import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { listen } from '../../packages/base/node/listen.ts';
import { createTestState, getTestKey } from '../../packages/simulator/core/test-merchant.ts';
import { createCertifier } from '../../packages/simulator/node/certification/certifier.ts';
import { createSandboxServer } from '../../packages/simulator/node/server/sandbox-server.ts';
import { openStateLog } from '../../packages/simulator/node/server/state-log/state-log.ts';
import { signResponse } from '../../packages/simulator/protocol/signing/signer.ts';
import { verifyRequest } from '../../packages/simulator/protocol/signing/verification.ts';
import { readMainThreadTime } from './main-thread-time.ts';

// The process that is measured: `floor` is a bare route that verifies a request and signs a response; `sandbox [FILE]` is the server;
// `observed` is one that certifies. It plays nothing, since the calls of a measurement are those of no client.
const [kind, file] = process.argv.slice(2);

function createFloor(): Server {
  const app = new Hono();
  const key = getTestKey('mk_sig_test_1');
  const own = getTestKey('pk_sig_test_1');
  app.all('*', async (context) => {
    const { method, raw } = context.req;
    const body = new Uint8Array(await context.req.arrayBuffer());
    const { pathname, search } = new URL(raw.url);
    const request = { method, target: `${pathname}${search}`, header: (name: string) => raw.headers.get(name), body };
    const check = await verifyRequest(request, { now: Date.now(), findKey: () => key });
    const status = check.ok ? 200 : 401;
    const text = JSON.stringify({ code: 0, message: 'OK', data: {} });
    const headers = await signResponse({ status, requestId: 'req_floor', body: text }, { key: own, now: Date.now });
    return new Response(text, { status, headers });
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  if (!(server instanceof Server)) throw new TypeError('The adaptor gives an HTTP/1.1 server.');
  return server;
}

async function createSandbox(): Promise<Server> {
  const createState = () => ({ ...createTestState({ seed: 'bench', time: Date.now() }), rateLimits: false });
  const log = () => undefined;
  const options = { mode: 'run', seed: 'bench', salt: 'bench' } as const;
  if (kind === 'observed')
    return createSandboxServer(createState(), { log, observer: createCertifier(options) }).server;
  if (file === undefined) return createSandboxServer(createState(), { log }).server;
  const { state, stateLog } = await openStateLog(file, { createState, log });
  return createSandboxServer(state, { stateLog, log }).server;
}

const server = kind === 'floor' ? createFloor() : await createSandbox();
const origin = await listen(server, 0);
process.send?.({ origin });
// Ends with the process that measures.
process.on('disconnect', () => process.exit());
process.on('message', () => {
  globalThis.gc?.();
  process.send?.({ heap: process.memoryUsage().heapUsed, mainThread: readMainThreadTime() });
});
