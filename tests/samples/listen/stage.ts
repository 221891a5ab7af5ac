import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { listen } from '../../../packages/base/node/listen.ts';
import type { ControlBody, ControlId, Schema } from '../../../packages/simulator/core/contract/schemas.ts';
import { type ControlArguments, callControl } from '../../../packages/simulator/core/controls/call-control.ts';
import { listValues } from '../../../packages/simulator/core/state/table.ts';
import { createTestState } from '../../../packages/simulator/core/test-merchant.ts';
import { createSandboxServer } from '../../../packages/simulator/node/server/sandbox-server.ts';
import { createHttpClient } from '../../sandbox/http-client.ts';

/** The provider with one token user, and what a test of clients of the websocket does to it and reads of it. */
export async function startStage() {
  const refreshes: number[] = [];
  const refreshedAt: number[] = [];
  const log = (line: string) => {
    const [, status] = /POST \/user\/refresh (\d+)/.exec(line) ?? [];
    if (!status) return;
    refreshes.push(Number(status));
    refreshedAt.push(performance.now());
  };
  const { server, host, stop } = createSandboxServer(createTestState({ seed: 'listen', time: Date.now() }), { log });
  const origin = await listen(server, 0);
  const { send } = await createHttpClient(origin);
  const { data } = await send('POST', '/user/generate', { externalUserId: 'u-1001', chainTypes: ['TRON'] });

  const control = <Id extends ControlId>(id: Id, ...call: ControlArguments<Id>) => callControl(host, id, ...call);
  const getConnection = () => Object.values(host.getState().listen.connections)[0];
  const drop = (how: ControlBody<'dropSocket'> = {}) =>
    control('dropSocket', { sessionId: String(getConnection()?.sessionId) }, how);
  return {
    origin,
    stop,
    control,
    /** Statuses of all calls of `refreshUser`. */
    refreshes,
    /** Milliseconds between the first two of them. */
    getFirstWait: () => (refreshedAt[1] ?? 0) - (refreshedAt[0] ?? 0),
    refresh: () => send('POST', '/user/refresh'),
    setUserStatus: (status: Schema<'TokenUserStatus'>) =>
      control('changeUser', { userId: data.user.userId }, { status }),
    isAcknowledged: () => listValues(host.getState().listen.events).every(({ status }) => status === 'acked'),
    areFaultsMet: () => host.getState().faults.length === 0,
    getSession: () => getConnection()?.sessionId,
    isPongAwaited: () => getConnection()?.awaitedPong !== undefined,
    lose: () => drop(),
    announceMaintenance: (reconnectAfterMs: number) => drop({ maintenance: true, reconnectAfterMs }),
    refuseNextUpgrade: () => refuseNextUpgrade(server),
  };
}

type Upgrade = [request: IncomingMessage, socket: Duplex, head: Buffer];

/** As a load balancer does that has no server to pass it to. What upgrades to another protocol, as Java offers, passes. */
function refuseNextUpgrade(server: Server): void {
  const [accept, ...others] = server.rawListeners('upgrade') as ((...upgrade: Upgrade) => void)[];
  if (!accept || others.length > 0) throw new Error('A sandbox has one listener for upgrades.');
  const refuse = (...upgrade: Upgrade) => {
    const [{ headers }, socket] = upgrade;
    if (headers.upgrade !== 'websocket') return accept(...upgrade);
    server.off('upgrade', refuse).on('upgrade', accept);
    socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  };
  server.off('upgrade', accept).on('upgrade', refuse);
}
