import type { ControlRequest } from '../../core/controls/control.ts';
import type { SandboxRequest, SandboxResponse } from '../../core/envelope/request.ts';
import type { SeenCall } from '../../core/envelope/seen-call.ts';
import type { SandboxHost } from '../../core/host.ts';
import type { SeenSocket } from '../../core/listen/seen-socket.ts';
import type { State } from '../../core/state/state.ts';

/** Sees every call with its response, and reports at `/sandbox/certification`. */
export type Observer = {
  /** The fault that this request meets, when no other is pending. */
  plan(request: SandboxRequest): object | undefined;
  observe(seen: SeenCall & { state: State }): void;
  /** Sees how a response that was held ended. */
  observeLeave(leave: { requestId: string; at: number; isLeft: boolean }): void;
  /** Sees what happens on a websocket, and may say what happens to it next. */
  observeSocket(seen: SeenSocket, when: { at: number; time: number }): ControlRequest | undefined;
  readReport(): unknown;
};

type CallOptions = {
  observer?: Observer | undefined;
  /** The caller's clock, in Unix milliseconds. */
  now: () => number;
  /** Waits on the same clock. True when `left` ended it. */
  wait: (milliseconds: number, left?: AbortSignal) => Promise<boolean>;
  /** How long a call is in service at least: on a clock that stops while the program works, calls overlap by this alone. */
  serviceMs?: number;
};

/** Gives the response, after the time that it is held. A `delivery` with `isCut` is for the transport. `left`: the caller has gone. */
export type ServeCall = (request: SandboxRequest, left: AbortSignal) => Promise<SandboxResponse>;

/** Calls as an observer plans and sees them, without a transport. */
export function createCalls(host: SandboxHost, { observer, now, wait, serviceMs = 0 }: CallOptions): ServeCall {
  return async (request, left) => {
    const at = now();
    const isFree = observer && host.getState().faults.length === 0;
    const fault = isFree ? observer.plan(request) : undefined;
    if (fault) host.control({ method: 'POST', path: '/sandbox/faults', body: fault });
    const [time, signatureTime] = [host.getTime(), host.getSignatureTime()];
    const response = await host.request(request);
    const state = host.getState();
    if (serviceMs > 0) await wait(serviceMs);
    observer?.observe({ request, response, at, answeredAt: now(), time, signatureTime, state });
    const { delayMs, isUntilLeft } = response.delivery ?? {};
    const isLeft = delayMs !== undefined && (await wait(delayMs, left));
    if (isUntilLeft) observer?.observeLeave({ requestId: response.headers['X-Request-Id'] ?? '', at: now(), isLeft });
    return response;
  };
}
