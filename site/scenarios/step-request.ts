import type { UnsignedRequest } from '../../packages/simulator/protocol/signing/sign-for-tool.ts';
import type { JsonValue } from '../../scripts/content/json/json-value.ts';
import { ExpressionError, type Names, resolveValue } from './expressions.ts';
import { toRequest } from './sandbox-session.ts';
import type { ScenarioStep } from './scenario.ts';

type Target = { method: string; path: string };

/** The request of a step, and its parameters by name. */
export type StepRequest = { request: UnsignedRequest; parameters: Record<string, JsonValue> };

/** Fills the path, the query and the headers, and the body with what earlier steps returned. */
export function toStepRequest(step: ScenarioStep, operation: Target, names: Names): StepRequest {
  const parameters = step.parameters.map(({ name, in: place, value }) => ({
    name,
    place,
    value: resolveValue(value, names),
  }));
  const inPlace = (place: string) => parameters.filter((one) => one.place === place);
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const found = inPlace('path').find((one) => one.name === name);
    if (!found) throw new ExpressionError(`The path parameter "${name}" is missing.`);
    return encodeURIComponent(String(found.value));
  });
  const query = new URLSearchParams(
    Object.fromEntries(inPlace('query').map(({ name, value }) => [name, String(value)])),
  ).toString();
  const payload = step.requestBody && resolveValue(step.requestBody.payload, names);
  const request = pad(
    toRequest(operation.method, query === '' ? path : `${path}?${query}`, payload),
    step['x-padding'] ?? 0,
  );
  const { contentType } = step.requestBody ?? {};
  const headers = Object.fromEntries(inPlace('header').map(({ name, value }) => [name.toLowerCase(), String(value)]));
  return {
    request: {
      ...request,
      headers: { ...request.headers, ...(contentType && { 'content-type': contentType }), ...headers },
    },
    parameters: Object.fromEntries(parameters.map(({ name, value }) => [name, value])),
  };
}

function pad(request: UnsignedRequest, length: number): UnsignedRequest {
  const { body } = request;
  if (body === undefined || body.length >= length) return request;
  const padded = new Uint8Array(length).fill(0x20);
  padded.set(body);
  return { ...request, body: padded };
}
