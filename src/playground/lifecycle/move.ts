import { createOrderNumber } from '../../../provider/fields/prefill.ts';
import { type CallSource, ensureToken } from '../../../provider/fields/prepare.ts';
import type { Subject } from '../../../provider/objects/subjects.ts';
import type { State } from '../../../provider/simulator/state/state.ts';
import type { JsonValue } from '../../model/schema.ts';
import type lifecycleLab from '../../site/strings/en/lifecycle-lab.json';
import { printBody } from '../client/draft.ts';
import { sendCall } from '../client/send-call.ts';

/** Its text is in the strings of the lab. */
export type MoveName = keyof (typeof lifecycleLab)['move'];

/** What a move came to: refused, with the code of the contract where it has one, or done. */
export type MoveOutcome = { isRefused: boolean; code?: string; message?: string; data?: Record<string, unknown> };

/** Something that can be done to an object: a call, or an event outside the API. */
export type Move = {
  name: MoveName;
  by: 'api' | 'outside';
  /** Rows of `x-transitions` that it follows; none where it moves money only. */
  rows?: string[];
  make(id: string, tools: MoveTools): Promise<MoveOutcome>;
};

/** A way into the world: it follows a row that comes from nothing. */
export type Start = { name: MoveName; rows: string[]; make(tools: MoveTools): Promise<MoveOutcome> };

/** How one machine of the contract is moved: what it does not list here happens by itself, when the clock is moved. */
export type Lifecycle = {
  kind: Subject['kind'];
  /** The field of a response that names the object. */
  idField: string;
  starts: [Start, ...Start[]];
  moves: Move[];
};

export type MoveTools = {
  source: CallSource;
  getState(): State;
  call(operation: string, body: JsonValue | undefined, parameters?: Record<string, string>): Promise<MoveOutcome>;
  control(path: string, body?: unknown): Promise<MoveOutcome>;
  createNumber(): string;
};

type Envelope = { code: number; message: string; data: Record<string, unknown> | null };

export function createMoveTools(source: CallSource): MoveTools {
  const { provider } = source;
  return {
    source,
    getState: provider.getState,
    async call(operation, body, parameters = {}) {
      if (provider.getState().merchant.features.card) await ensureToken(source);
      const draft = { parameters, body: body === undefined ? undefined : printBody(body) };
      const { responseBody } = await sendCall(operation, draft, source);
      const { code, message, data }: Envelope = JSON.parse(responseBody);
      return code === 0 ? { isRefused: false, data: data ?? {} } : { isRefused: true, code: String(code), message };
    },
    async control(path, body = {}) {
      const { status, data } = await provider.control({ method: 'POST', path, body });
      if (status >= 400) return { isRefused: true };
      // A purchase that fails its check is an order with the check that failed.
      const made = data as Record<string, unknown> & { type?: string; failure?: { code: string } | null };
      const isDeclined = made.type === 'auth' && made.failure;
      return { isRefused: Boolean(isDeclined), data: made, ...(isDeclined && { code: isDeclined.code }) };
    },
    createNumber: () => createOrderNumber('LC', provider.getState()),
  };
}

export function usd(value: string) {
  return { value, currency: 'USD' };
}
