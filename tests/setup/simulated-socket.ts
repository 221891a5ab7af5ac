import type { SandboxHost } from '../../packages/simulator/core/host.ts';
import type { Effect } from '../../packages/simulator/core/listen/effect.ts';
import { wait } from './simulated-network.ts';

/** How long a frame is under way. */
const WAY_MS = 10;
/** Codes of closes that no frame has: of a close without a code, and of a connection that was lost. */
const [NO_STATUS, LOST] = [1005, 1006];

/** The side of the provider. */
type Connection = { receive: (effect: Effect) => void };

type Sockets = {
  WebSocket: new (url: string, protocol?: string) => EventTarget & { close(): void };
  dispatch: (effect: Effect) => void;
};

/** Websockets without HTTP: `dispatch` is for the options of a host, the class for clients of it. */
export function createSimulatedSockets(getHost: () => SandboxHost): Sockets {
  const connections = new Map<string, Connection>();

  class SimulatedSocket extends EventTarget {
    onopen: ((event: Event) => void) | null = null;
    onmessage: ((event: MessageEvent) => void) | null = null;
    onclose: ((event: CloseEvent) => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    #session = '';
    #isClosing = false;

    constructor(url: string) {
      super();
      this.addEventListener('open', (event) => this.onopen?.(event));
      this.addEventListener('message', (event) => this.onmessage?.(event as MessageEvent));
      this.addEventListener('close', (event) => this.onclose?.(event as CloseEvent));
      this.#deliver(() => {
        getHost().connect(new URL(url).search.slice(1), (session) => {
          this.#session = session;
          connections.set(session, { receive: (effect) => this.#receive(effect) });
          this.#deliver(() => this.dispatchEvent(new Event('open')));
        });
      });
    }

    send(text: string): void {
      this.#deliver(() => {
        if (connections.has(this.#session)) getHost().receive(this.#session, text);
      });
    }

    /** Nothing arrives any more. The handshake takes a way and back. */
    close(): void {
      if (this.#isClosing) return;
      this.#isClosing = true;
      this.#deliver(() => {
        this.#disconnect();
        this.#deliver(() => this.#end(NO_STATUS));
      });
    }

    #receive(effect: Effect): void {
      if ('frame' in effect) {
        const data = JSON.stringify(effect.frame);
        this.#deliver(() => !this.#isClosing && this.dispatchEvent(new MessageEvent('message', { data })));
        return;
      }
      connections.delete(this.#session);
      if ('isLost' in effect && effect.isSilent) return;
      this.#deliver(() => {
        if (!this.#isClosing) this.#end('close' in effect ? effect.close : LOST);
        this.#disconnect();
      });
    }

    #end(code: number): void {
      this.#isClosing = true;
      this.dispatchEvent(Object.assign(new Event('close'), { code }));
    }

    #disconnect(): void {
      connections.delete(this.#session);
      getHost().disconnect(this.#session);
    }

    #deliver(arrive: () => void): void {
      void wait(WAY_MS).then(arrive);
    }
  }

  return {
    WebSocket: SimulatedSocket,
    dispatch: (effect: Effect) => connections.get(effect.session)?.receive(effect),
  };
}
