import { isRecord } from '../../packages/base/encoding/json.ts';
import { toControlRequest } from '../../packages/simulator/core/controls/call-control.ts';
import { createSandboxHost } from '../../packages/simulator/core/host.ts';
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
  let nonces = 0;
  let token: { value: string; until: number } | undefined;
  const sessions = new Map<string, string>();
  const received: { session: string; frame: Frame }[] = [];
  const dispatch = (event: Effect) => {
    if (!('frame' in event)) return;
    received.push({ session: event.session, frame: toWire(event.frame) });
  };
  const host = createSandboxHost(
    createMemoryStorage(createTestState({ seed, time: start, clock: { mode: 'running', offset: 0 } })),
    {
      now: () => now,
      dispatch,
    },
  );
  const credentials = {
    signer: { merchantId: MERCHANT_ID, key: getTestKey('mk_sig_test_1') },
    recipient: getTestKey('pk_enc_test_1'),
    now: () => host.getSignatureTime(),
    getToken,
  };

  async function send(request: UnsignedRequest): Promise<{ reply: Reply; sent?: JsonValue }> {
    const { method, target, headers, body } = await signForTool(
      { ...request, headers: { 'override-x-nonce': createNonce(), ...request.headers } },
      credentials,
    );
    const {
      status,
      headers: returned,
      body: text,
    } = await host.request({ method, target, headers: Object.entries(headers), body, address: '127.0.0.1' });
    return { reply: { status, headers: returned, body: JSON.parse(text) }, ...(body && { sent: parseBody(body) }) };
  }

  function createNonce(): string {
    nonces += 1;
    return `recording-${String(nonces).padStart(8, '0')}`;
  }

  /** As the signing proxy does: a code of its own, exchanged when a token is first needed. */
  async function getToken(): Promise<string> {
    if (token && host.getTime() < token.until) return token.value;
    const code = control('POST', '/sandbox/codes', undefined).body;
    const {
      reply: { body },
    } = await send(toRequest('POST', '/v2/biz/code2token', { code: isRecord(code) ? (code.code ?? '') : '' }));
    const data = isRecord(body) && isRecord(body.data) ? body.data : {};
    token = { value: String(data.accessToken), until: host.getTime() + (Number(data.expiresIn) - 60) * 1000 };
    return token.value;
  }

  function control(method: string, path: string, body: JsonValue | undefined): Reply {
    if (path === '/sandbox/clock' && sessions.size > 0 && isRecord(body) && typeof body.advanceMs === 'number')
      return advanceWhileListening(body.advanceMs);
    const { status, data } = host.control({ method, path, body });
    return { status, headers: {}, body: toWire(data) };
  }

  function advanceWhileListening(total: number): Reply {
    let reply: Reply = { status: 200, headers: {}, body: null };
    for (let left = total; left > 0; left -= SLICE_MS) {
      const { status, data } = host.control(toControlRequest('setClock', {}, { advanceMs: Math.min(left, SLICE_MS) }));
      reply = { status, headers: {}, body: toWire(data) };
      returnPings();
    }
    return reply;
  }

  /** Each ping is returned once. One that a recording expects stays among the frames. */
  let seen = 0;
  function returnPings(): void {
    const pings = received.slice(seen).filter(({ frame }) => frame.type === 'ping');
    seen = received.length;
    for (const { session, frame } of pings)
      host.receive(session, JSON.stringify({ type: 'pong', id: frame.id, ts: new Date(host.getTime()).toISOString() }));
  }

  return {
    /** One request; time passes before it. */
    async request(request: UnsignedRequest): Promise<{ reply: Reply; sent?: JsonValue }> {
      if (request.target.startsWith('/sandbox/'))
        return { reply: control(request.method, request.target, request.body && parseBody(request.body)) };
      now += REQUEST_MS;
      const exchange = await send(request);
      returnPings();
      return exchange;
    },
    wait(milliseconds: number): void {
      now += milliseconds;
    },
    connect(name: string, query: Record<string, JsonValue>): void {
      now += REQUEST_MS;
      host.connect(
        new URLSearchParams(
          Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
        ).toString(),
        (session) => sessions.set(name, session),
      );
    },
    sendFrame(name: string, frame: JsonValue): void {
      host.receive(findSession(name), typeof frame === 'string' ? frame : JSON.stringify(frame));
    },
    /** The first frame that was not taken yet and fits; frames before it stay. */
    takeFrame(name: string, fits: (frame: Frame) => boolean): Frame {
      const session = findSession(name);
      const index = received.findIndex((one) => one.session === session && fits(one.frame));
      const [found] = index < 0 ? [] : received.splice(index, 1);
      if (!found)
        throw new ExpressionError(`No such frame came: ${received.map(({ frame }) => frame.type).join(', ')}.`);
      seen -= index < seen ? 1 : 0;
      return found.frame;
    },
    getState: () => host.getState(),
    stop: () => host.stop(),
  };

  function findSession(name: string): string {
    const session = sessions.get(name);
    if (session === undefined) throw new ExpressionError(`There is no connection "${name}".`);
    return session;
  }
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
