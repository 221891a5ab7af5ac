import type { FlowStep } from '../../model/page.ts';
import type { JsonValue } from '../../model/schema.ts';
import { printBody } from '../client/draft.ts';
import type { Draft } from '../provider/draft.ts';

/** Identifiers that earlier calls of a run have returned, by the name of their field. */
export type Identifiers = Record<string, string>;

/** The documented call of a step, with what the steps before it have returned. */
export function createStepDraft({ call, parameters: documented }: FlowStep, ids: Identifiers): Draft {
  const parameters = { ...documented, ...ids };
  if (!call.request) return { parameters, body: undefined };
  const example: Record<string, JsonValue> = JSON.parse(call.request.source);
  const body = Object.fromEntries(Object.entries(example).map(([name, value]) => [name, ids[name] ?? value]));
  return { parameters, body: printBody(body) };
}
