import type {
  OperationId,
  RequestBody,
  ResponseBody,
  ResponseData,
} from '../../../packages/simulator/core/contract/schemas.ts';
import type { State } from '../../../packages/simulator/core/state/state.ts';
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

type Result<Data = unknown> = Pick<ActionResult, 'isRefused' | 'code' | 'message'> & { data?: Data };

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
  call<Id extends OperationId>(
    operation: Id,
    body: RequestBody<Id>,
    parameters?: Record<string, string>,
  ): Promise<Result<ResponseData<Id>>>;
  control: PageProvider['control'];
  createNumber(): string;
};

export function createActionContext(provider: PageProvider, locale: string): ActionContext {
  const source: CallSource = { provider, locale };
  return {
    source,
    getState: provider.getState,
    async call<Id extends OperationId>(operation: Id, body: RequestBody<Id>, parameters = {}) {
      if (provider.getState().merchant.features.card) await ensureToken(source);
      const draft = { parameters, body: body && printBody(body) };
      const { responseBody } = await callSandbox(operation, draft, source);
      const { code, message, data }: ResponseBody<Id> = JSON.parse(responseBody);
      return code === 0 ? { isRefused: false, data } : { isRefused: true, code: String(code), message };
    },
    control: provider.control,
    createNumber: () => createOrderNumber('LC', provider.getState()),
  };
}

export function usd(value: string) {
  return { value, currency: 'USD' };
}
