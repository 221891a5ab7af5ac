import { getOperation } from '../../../provider/access/access-token.ts';
import { isRecord } from '../../encoding/json.ts';
import type { FlowStep } from '../../model/page.ts';
import type { JsonValue } from '../../model/schema.ts';
import { printBody } from '../client/draft.ts';
import type { Exchange } from '../client/exchange.ts';
import type { Draft } from '../provider/draft.ts';

/** Identifiers that earlier calls of a run have returned, by the name of their field. */
export type Identifiers = Record<string, string>;

/** The documented call of a step, with what the steps before it have returned. */
export function createStepDraft({ operation, call }: FlowStep, ids: Identifiers): Draft {
  const parameters = { ...readPath(getOperation(operation).path, call.target), ...ids };
  if (!call.request) return { parameters, body: undefined };
  const example: Record<string, JsonValue> = JSON.parse(call.request.source);
  const body = Object.fromEntries(Object.entries(example).map(([name, value]) => [name, ids[name] ?? value]));
  return { parameters, body: printBody(body) };
}

/** The values that a target has for the parameters of its path. */
function readPath(path: string, target: string): Record<string, string> {
  const values = target.split('?')[0]?.split('/') ?? [];
  return Object.fromEntries(
    path
      .split('/')
      .flatMap((part, index) =>
        part.startsWith('{') ? [[part.slice(1, -1), decodeURIComponent(values[index] ?? '')]] : [],
      ),
  );
}

/** The identifiers of a response. */
export function readIdentifiers({ responseBody }: Exchange): Identifiers {
  const { data }: { data?: unknown } = JSON.parse(responseBody);
  if (!isRecord(data)) return {};
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) =>
      name.endsWith('Id') && typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}
