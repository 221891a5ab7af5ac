import { isRecord, parseJson } from '../../../packages/base/encoding/json.ts';
import { createControls, toControlRequest } from '../../../packages/simulator/core/controls/call-control.ts';
import type { ControlRequest } from '../../../packages/simulator/core/controls/control.ts';
import { getNextDue } from '../../../packages/simulator/core/state/clock.ts';
import type { State } from '../../../packages/simulator/core/state/state.ts';
import { sendRequest } from '../../../src/relay/send-request.ts';
import { ConnectionError } from './connection-error.ts';
import type { PageProvider } from './page-provider.ts';
import { getPresent } from './present.ts';
import { createServerSockets, waitForExchange } from './server-sockets.ts';
import { parseState } from './state-storage.ts';

/** The server gives its time; what is due happens a moment later. */
const DUE_DELAY_MS = 100;

/**
 * The sandbox server of this machine (`npx api-docs sandbox`). Its state is read again after every step of this page, when something is due on
 * a running clock, and when the reader comes back to the tab.
 */
export async function connectServer(origin: string): Promise<PageProvider> {
  let state = await readState(origin);
  const { planSteps, ...sockets } = createServerSockets(origin, () => getPresent(state));
  const listeners = new Set<Parameters<PageProvider['subscribe']>[0]>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function refresh(): Promise<void> {
    state = await readState(origin);
    for (const listener of listeners) listener('local');
    schedule();
  }
  // A server that has gone is noticed by the next call.
  const refreshQuietly = () => void refresh().catch(() => undefined);

  function schedule(): void {
    clearTimeout(timer);
    const due = state.clock.mode === 'running' ? getNextDue(state) : undefined;
    if (due === undefined || listeners.size === 0) return;
    timer = setTimeout(refreshQuietly, Math.max(0, due - Date.now()) + DUE_DELAY_MS);
  }

  return {
    environment: 'server',
    origin,
    getState: () => state,
    async send({ method, target, headers, body }) {
      const reply = await sendRequest({
        url: origin + target,
        method,
        headers: headers.map(([name, value]) => [name, value]),
        ...(body && { body }),
      });
      if (reply) await refresh().catch(() => undefined);
      return reply;
    },
    control: createControls(async (request) => {
      const steps = planSteps(readAdvance(request));
      const [last = 0] = steps.splice(-1);
      for (const advanceMs of steps) {
        await sendControl(origin, { ...request, body: { advanceMs } });
        await waitForExchange();
      }
      const result = await sendControl(origin, steps.length > 0 ? { ...request, body: { advanceMs: last } } : request);
      await refresh();
      return result;
    }),
    ...sockets,
    async load(next) {
      await sendControl(origin, toControlRequest('loadState', {}, next));
      await refresh();
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('focus', refreshQuietly);
      listeners.add(listener);
      schedule();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        removeEventListener('focus', refreshQuietly);
        clearTimeout(timer);
      };
    },
    isStored: () => true,
  };
}

/** How far a control moves the clock: most do not. */
function readAdvance({ path, body }: ControlRequest): number {
  return path === '/sandbox/clock' && isRecord(body) && typeof body.advanceMs === 'number' ? body.advanceMs : 0;
}

async function readState(origin: string): Promise<State> {
  const { data } = await sendControl(origin, toControlRequest('readState', {}));
  // Whatever listens there: it is checked like a file.
  const state = parseState(JSON.stringify(data ?? null));
  if (!state) throw new ConnectionError('notSandbox');
  return state;
}

async function sendControl(origin: string, { method, path, body }: ControlRequest) {
  const reply = await sendRequest({
    url: origin + path,
    method,
    headers: [],
    ...(body !== undefined && { body: new TextEncoder().encode(JSON.stringify(body)) }),
  });
  if (!reply) throw new ConnectionError('noServer');
  return { status: reply.status, data: parseJson(reply.body) };
}
