import { isRecord } from '../../packages/base/encoding/json.ts';
import { callControl, toControlRequest } from '../../packages/simulator/core/controls/call-control.ts';
import { createSandboxHost, type SandboxHost } from '../../packages/simulator/core/host.ts';
import type { Effect } from '../../packages/simulator/core/listen/effect.ts';
import { createMemoryStorage } from '../../packages/simulator/core/state-storage.ts';
import { createTestState, getTestKey, MERCHANT_ID } from '../../packages/simulator/core/test-merchant.ts';
import { signForTool, type UnsignedRequest } from '../../packages/simulator/protocol/signing/sign-for-tool.ts';
import type { JsonValue } from '../../scripts/content/json/json-value.ts';
import { ExpressionError, type Reply } from './expressions.ts';

/** What each request takes on the clock of a recording, so that no two have one instant. */
const REQUEST_MS = 1000;
/** How far the clock moves at once while a socket is open: a ping must be returned within 10 s. */
const SLICE_MS = 5000;

type Frame = Record<string, JsonValue>;

/** A fresh sandbox with one client, which signs, returns pings and keeps the frames that it received. */
export type SandboxSession = ReturnType<typeof createSandboxSession>;

/** The same seed and start give the same ids, tokens and times. */
export function createSandboxSession({ seed, start }: { seed: string; start: number }) {
  let now = start;
  const host = createSandboxHost(
    createMemoryStorage(createTestState({ seed, time: start, clock: { mode: 'running', offset: 0 } })),
    { now: () => now, dispatch: (event) => inbox.add(event) },
  );
  const inbox = createInbox(host);
  const sessions = new Map<string, string>();
  const send = createSigningClient(host);

  function control(method: string, path: string, body: JsonValue | undefined): Reply {
    if (path === '/sandbox/clock' && sessions.size > 0 && isRecord(body) && typeof body.advanceMs === 'number')
      return advanceWhileListening(body.advanceMs);
    return toReply(host.control({ method, path, body }));
  }

  function advanceWhileListening(total: number): Reply {
    let reply: Reply = { status: 200, headers: {}, body: null };
    for (let left = total; left > 0; left -= SLICE_MS) {
      reply = toReply(host.control(toControlRequest('setClock', {}, { advanceMs: Math.min(left, SLICE_MS) })));
      inbox.returnPings();
    }
    return reply;
  }

  return {
    /** One request; time passes before it. */
    async request(request: UnsignedRequest): Promise<{ reply: Reply; sent?: JsonValue }> {
      if (request.target.startsWith('/sandbox/'))
        return { reply: control(request.method, request.target, request.body && parseBody(request.body)) };
      now += REQUEST_MS;
      const exchange = await send(request);
      inbox.returnPings();
      return exchange;
    },
    wait(milliseconds: number): void {
      now += milliseconds;
    },
    connect(name: string, query: Record<string, JsonValue>): void {
      now += REQUEST_MS;
      const parameters = Object.entries(query).map(([key, value]) => [key, String(value)]);
      host.connect(new URLSearchParams(parameters).toString(), (session) => sessions.set(name, session));
    },
    sendFrame(name: string, frame: JsonValue): void {
      host.receive(findSession(name), typeof frame === 'string' ? frame : JSON.stringify(frame));
    },
    /** The first frame that was not taken yet and fits; frames before it stay. */
    takeFrame: (name: string, fits: (frame: Frame) => boolean) => inbox.take(findSession(name), fits),
    getState: () => host.getState(),
    stop: () => host.stop(),
  };

  function findSession(name: string): string {
    const session = sessions.get(name);
    if (session === undefined) throw new ExpressionError(`There is no connection "${name}".`);
    return session;
  }
}

/** Sends signed requests. As the signing proxy does, it exchanges a code of its own when a token is first needed. */
function createSigningClient(host: SandboxHost) {
  let nonces = 0;
  let token: { value: string; until: number } | undefined;
  const credentials = {
    signer: { merchantId: MERCHANT_ID, key: getTestKey('mk_sig_test_1') },
    recipient: getTestKey('pk_enc_test_1'),
    now: () => host.getSignatureTime(),
    getToken,
  };

  async function send(request: UnsignedRequest): Promise<{ reply: Reply; sent?: JsonValue }> {
    nonces += 1;
    const nonce = `recording-${String(nonces).padStart(8, '0')}`;
    const { method, target, headers, body } = await signForTool(
      { ...request, headers: { 'override-x-nonce': nonce, ...request.headers } },
      credentials,
    );
    const response = await host.request({
      method,
      target,
      headers: Object.entries(headers),
      body,
      address: '127.0.0.1',
    });
    const reply = { status: response.status, headers: response.headers, body: JSON.parse(response.body) };
    return { reply, ...(body && { sent: parseBody(body) }) };
  }

  async function getToken(): Promise<string> {
    if (token && host.getTime() < token.until) return token.value;
    const { code } = callControl(host, 'createCode', {});
    const { reply } = await send(toRequest('POST', '/v2/biz/code2token', { code }));
    const data = isRecord(reply.body) && isRecord(reply.body.data) ? reply.body.data : {};
    token = { value: String(data.accessToken), until: host.getTime() + (Number(data.expiresIn) - 60) * 1000 };
    return token.value;
  }

  return send;
}

/** The frames of all sockets that no step has taken yet. */
function createInbox(host: SandboxHost) {
  const received: { session: string; frame: Frame }[] = [];
  let seen = 0;
  return {
    add(event: Effect): void {
      if ('frame' in event) received.push({ session: event.session, frame: toWire(event.frame) });
    },
    /** Each ping is returned once. One that a recording expects stays among the frames. */
    returnPings(): void {
      const pings = received.slice(seen).filter(({ frame }) => frame.type === 'ping');
      seen = received.length;
      for (const {
        session,
        frame: { id },
      } of pings)
        host.receive(session, JSON.stringify({ type: 'pong', id, ts: new Date(host.getTime()).toISOString() }));
    },
    take(session: string, fits: (frame: Frame) => boolean): Frame {
      const index = received.findIndex((one) => one.session === session && fits(one.frame));
      const [found] = index < 0 ? [] : received.splice(index, 1);
      if (!found)
        throw new ExpressionError(`No such frame came: ${received.map(({ frame }) => frame.type).join(', ')}.`);
      seen -= index < seen ? 1 : 0;
      return found.frame;
    },
  };
}

function toReply({ status, data }: ReturnType<SandboxHost['control']>): Reply {
  return { status, headers: {}, body: toWire(data) };
}

/** A value as it is on the wire. */
function toWire<Value extends JsonValue>(value: unknown): Value {
  return JSON.parse(JSON.stringify(value));
}

export function toRequest(method: string, target: string, body?: JsonValue): UnsignedRequest {
  if (body === undefined) return { method, target, headers: {} };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { method, target, headers: { 'content-type': 'application/json' }, body: new TextEncoder().encode(text) };
}

/** What was sent, encrypted fields included; text that is not JSON as it is. */
function parseBody(body: Uint8Array): JsonValue {
  const text = new TextDecoder().decode(body);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
