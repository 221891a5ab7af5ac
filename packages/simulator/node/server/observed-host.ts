import type { ControlRequest } from '../../core/controls/control.ts';
import { createSandboxHost, type HostOptions, type SandboxHost } from '../../core/host.ts';
import type { SeenSocket } from '../../core/listen/seen-socket.ts';
import type { StateStorage } from '../../core/state-storage.ts';
import type { Observer } from './serve-call.ts';

/** A host, and the same as sockets use it: there, an observer sees each step before it happens and may add a control after it. */
export function createObservedHost(
  storage: StateStorage,
  { observer, ...options }: HostOptions & { observer?: Observer | undefined },
): { host: SandboxHost; socketHost: SandboxHost } {
  if (!observer) {
    const host = createSandboxHost(storage, options);
    return { host, socketHost: host };
  }
  const see = (seen: SeenSocket) => observer.observeSocket(seen, { at: options.now(), time: host.getTime() });
  const host: SandboxHost = createSandboxHost(storage, {
    ...options,
    dispatch(effect) {
      see({ kind: 'dispatch', session: effect.session, effect });
      options.dispatch(effect);
    },
  });
  const socketHost: SandboxHost = {
    ...host,
    connect(query, onOpen) {
      let next: ControlRequest | undefined;
      host.connect(query, (session) => {
        next = see({ kind: 'connect', session, query });
        onOpen(session);
      });
      if (next) host.control(next);
    },
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
  return { host, socketHost };
}
