import { decide } from './envelope/decide.ts';
import type { SandboxRequest, SandboxResponse } from './envelope/request.ts';
import { seal } from './envelope/seal.ts';
import { verifySandboxRequest } from './envelope/verify.ts';
import type { Effect } from './listen/effect.ts';
import type { State } from './state/state.ts';

/**
 * One request to the provider: the next state, the signed response, and what goes out to sockets. Pure: no clock, no randomness, nothing
 * kept between calls. `now` is in Unix milliseconds. Who takes requests side by side calls the three steps itself, `decide` on the state
 * of that moment.
 */
export async function handle(
  state: State,
  request: SandboxRequest,
  now: number,
): Promise<{ state: State; response: SandboxResponse; events: Effect[] }> {
  const verified = await verifySandboxRequest(state, request, now);
  const decision = decide(state, verified);
  const response = await seal(decision.state, decision.outcome, decision.time);
  return { state: decision.state, response, events: decision.effects };
}
