import type { ControlRequest } from '../../simulator/controls/control.ts';
import type { SandboxHost } from '../../simulator/host.ts';
import type { SeenSocket } from '../../simulator/listen/seen-socket.ts';

export type SeeSocket = (seen: SeenSocket) => ControlRequest | undefined;

/** The host as sockets use it, with somebody who sees each step before it happens and may add a control after it. */
export function observeHost(host: SandboxHost, see: SeeSocket): SandboxHost {
  return {
    ...host,
    connect: (query, onOpen) =>
      host.connect(query, (session) => {
        see({ kind: 'connect', session, query });
        onOpen(session);
      }),
    receive(session, text) {
      const next = see({ kind: 'receive', session, text });
      host.receive(session, text);
      if (next) host.control(next);
    },
    disconnect(session) {
      see({ kind: 'disconnect', session });
      host.disconnect(session);
    },
  };
}
