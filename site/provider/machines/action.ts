import type { State } from '../../../packages/simulator/core/state/state.ts';
import type { JsonValue } from '../../../src/model/schema.ts';
import { printBody } from '../../../src/playground/client/draft.ts';
import type { ActionResult } from '../../../src/playground/provider/machine.ts';
import { callSandbox } from '../access/make-call.ts';
import type { PageProvider } from '../environments/page-provider.ts';
import { createOrderNumber } from '../fields/prefill.ts';
import { type CallSource, ensureToken } from '../fields/prepare.ts';
import type { Subject } from '../objects/subjects.ts';
import type machines from '../strings/en/machines.json';

/** Its label is in the strings of the machines. */
export type ActionName = keyof (typeof machines)['action'];

type Result = Pick<ActionResult, 'isRefused' | 'code' | 'message'> & { data?: Record<string, unknown> };

/** `id`: the object; empty where the action makes one. */
export type ActionDefinition = {
  name: ActionName;
  run(context: ActionContext, id: string): Promise<Result>;
};

/** By a call, or by an event outside the API. */
export type ObjectAction = ActionDefinition & { by: 'api' | 'external' };

/** The actions of a machine of the contract; what it does not list here the clock does. */
export type MachineDefinition = {
  kind: Subject['kind'];
  /** The field of a response that names the object. */
  idField: string;
  initial: ActionDefinition[];
  actions: ObjectAction[];
};

export type ActionContext = {
  source: CallSource;
  getState(): State;
  call(operation: string, body: JsonValue | undefined, parameters?: Record<string, string>): Promise<Result>;
  control(path: string, body?: unknown): Promise<Result>;
  createNumber(): string;
};

type Envelope = { code: number; message: string; data: Record<string, unknown> | null };

export function createActionContext(provider: PageProvider, locale: string): ActionContext {
  const source: CallSource = { provider, locale };
  return {
    source,
    getState: provider.getState,
    async call(operation, body, parameters = {}) {
      if (provider.getState().merchant.features.card) await ensureToken(source);
      const draft = { parameters, body: body === undefined ? undefined : printBody(body) };
      const { responseBody } = await callSandbox(operation, draft, source);
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
