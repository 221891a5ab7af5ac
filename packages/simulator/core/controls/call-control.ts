import { controlRoutes } from '../../generated/controls.ts';
import type { ControlBody, ControlData, ControlId, ControlPath, ControlSchema } from '../contract/schemas.ts';
import type { ControlRequest } from './control.ts';
import type { ControlResult } from './control-call.ts';

/** What a control takes: the values of its path, and its body where it has one. A state is checked where it is loaded. */
export type ControlArguments<Id extends ControlId> = [
  path: ControlPath<Id>,
  ...(Id extends 'loadState'
    ? [state: unknown]
    : undefined extends ControlBody<Id>
      ? [body?: ControlBody<Id>]
      : [body: ControlBody<Id>]),
];

type ControlReply<Id extends ControlId> =
  | { isRefused: false; data: ControlData<Id> }
  | { isRefused: true; data: ControlSchema<'Problem'> };

/** Calls a control by its id. */
export type CallControl = <Id extends ControlId>(id: Id, ...call: ControlArguments<Id>) => Promise<ControlReply<Id>>;

/** Controls by their ids, through what sends their requests. */
export function createControls(send: (request: ControlRequest) => Promise<ControlResult>): CallControl {
  return async (id, ...call) => readReply(await send(toControlRequest(id, ...call)));
}

/** The data of a control of a simulator in this process. One that is refused throws. */
export function callControl<Id extends ControlId>(
  host: { control(request: ControlRequest): ControlResult },
  id: Id,
  ...call: ControlArguments<Id>
): ControlData<Id> {
  const { isRefused, data } = readReply<Id>(host.control(toControlRequest(id, ...call)));
  if (isRefused) throw new Error(`${id}: ${data.message}`);
  return data;
}

export function toControlRequest<Id extends ControlId>(id: Id, ...[path, body]: ControlArguments<Id>): ControlRequest {
  const route = controlRoutes.find((one) => one.id === id);
  if (!route) throw new Error(`There is no control ${id}.`);
  const values = new Map<string, unknown>(Object.entries(path));
  const filled = route.path.replaceAll(/\{(\w+)\}/g, (_, name) => String(values.get(name)));
  return { method: route.method, path: filled, body };
}

/** The one cast: a simulator returns what the document of its controls says. */
function readReply<Id extends ControlId>({ status, data }: ControlResult): ControlReply<Id> {
  return { isRefused: status >= 300, data } as ControlReply<Id>;
}
