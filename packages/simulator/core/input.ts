import { issueOwnToken } from './auth/own-token.ts';
import type { Schema } from './contract/schemas.ts';
import { type ControlRequest, control } from './controls/control.ts';
import { decide } from './envelope/decide.ts';
import type { Outcome } from './envelope/outcome.ts';
import type { VerifiedRequest } from './envelope/verify.ts';
import type { Effect } from './listen/effect.ts';
import { connect, disconnect, receive, tick } from './listen/listen.ts';
import type { State } from './state/state.ts';

/** Everything that can happen to the sandbox. The state follows from the inputs alone, so a log of them is the state. */
export type SandboxInput =
  | { kind: 'request'; verified: VerifiedRequest }
  | { kind: 'control'; request: ControlRequest; now: number }
  | { kind: 'connect'; query: string; now: number }
  | { kind: 'receive'; session: string; text: string | undefined; now: number }
  | { kind: 'disconnect'; session: string; now: number }
  | { kind: 'tick'; now: number }
  | { kind: 'issue-token'; now: number };

export type Applied = {
  state: State;
  events: Effect[];
  /** Of a request. */
  outcome?: { outcome: Outcome; time: number };
  /** Of a control. */
  result?: { status: number; data: unknown };
  /** Of a connection. */
  session?: string;
  /** Of a token that was issued without a code. */
  tokens?: Schema<'TokenSet'>;
};

export function applyInput(state: State, input: SandboxInput): Applied {
  switch (input.kind) {
    case 'request': {
      const { state: next, effects, outcome, time } = decide(state, input.verified);
      return { state: next, events: effects, outcome: { outcome, time } };
    }
    case 'control': {
      const { state: next, events, status, data } = control(state, input.request, input.now);
      return { state: next, events, result: { status, data } };
    }
    case 'connect': {
      const { state: next, events, value } = connect(state, input.query, input.now);
      return { state: next, events, session: value };
    }
    case 'receive':
      return receive(state, input.session, input.text, input.now);
    case 'disconnect':
      return disconnect(state, input.session, input.now);
    case 'tick':
      return tick(state, input.now);
    case 'issue-token': {
      const { state: next, events, value } = issueOwnToken(state, input.now);
      return { state: next, events, tokens: value };
    }
  }
}
