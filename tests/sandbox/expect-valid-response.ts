import { expect } from 'vitest';
import { NOT_SIMULATED } from '../../packages/simulator/core/envelope/outcome.ts';
import { findRoute } from '../../packages/simulator/core/envelope/routes.ts';
import { contract } from '../../packages/simulator/generated/contract.ts';
import { controlRoutes } from '../../packages/simulator/generated/controls.ts';
import { validators } from '../../packages/simulator/generated/response-validators.js';
import { findUnstatedValues } from '../contract/response-values.ts';

/** Every response fits its schema and what its operation says of its values, and every error code is one that its operation lists, or the simulator's own. */
export function expectValidResponse(method: string, path: string, status: number, body: { code: number }): void {
  if (body.code === NOT_SIMULATED) return;
  const name = status < 300 ? `${getOperation(method, path)}.${status}` : 'error';
  const validate = validators[name];
  expect(validate, `There is no schema of ${name}.`).toBeDefined();
  expect(validate?.(body), `${name}: ${JSON.stringify(validate?.errors)} ${JSON.stringify(body)}`).toBe(true);
  if (status < 300) expect(findUnstatedValues(getOperation(method, path) ?? '', body), name).toEqual([]);
  const operation = contract.operations.find(({ id }) => id === getOperation(method, path));
  if (operation && body.code !== 0)
    expect(operation.errorCodes, `${operation.id} does not list ${body.code}.`).toContain(body.code);
}

/** What a control returns fits its document. */
export function expectValidControl(
  method: string,
  path: string,
  { status, data }: { status: number; data: unknown },
): void {
  if (status >= 400) {
    expect(data, path).toEqual({
      error: expect.stringMatching(/^(NOT_VALID|NOT_FOUND|IMPOSSIBLE)$/),
      message: expect.any(String),
    });
    return;
  }
  const route = controlRoutes.find(
    (one) => one.method === method && new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  const validate = validators[`${route?.id}.${status}`];
  expect(validate?.(data), `${route?.id}.${status}: ${JSON.stringify(validate?.errors)}`).toBe(true);
}

/** No card number, and every sum of money with all fraction digits of its currency. */
export function expectNoSecret(value: unknown): void {
  if (typeof value === 'string') {
    // Ids and times hold digits too, but never thirteen in a row outside base32 text.
    expect(/(?<![0-9A-Z])\d{13,19}(?![0-9A-Z])/.test(value), `A response shows a long number: ${value}`).toBe(false);
  } else if (typeof value === 'object' && value !== null) {
    if ('value' in value && 'currency' in value) expectFullScale(String(value.value), String(value.currency));
    for (const inner of Object.values(value)) expectNoSecret(inner);
  }
}

function expectFullScale(value: string, currency: string): void {
  const { scale } = contract.currencies[currency] ?? { scale: -1 };
  expect(value.split('.')[1]?.length ?? 0, `${value} ${currency}`).toBe(scale);
}

function getOperation(method: string, path: string): string | undefined {
  try {
    return findRoute(method, path).operation.id;
  } catch {
    return undefined;
  }
}

/** Every frame of the server fits its schema. */
export function expectValidFrame(frame: { type: string }): void {
  const name = FRAMES[frame.type] ?? 'WsEvent';
  const validate = validators[name];
  expect(validate?.(frame), `${name}: ${JSON.stringify(validate?.errors)} ${JSON.stringify(frame)}`).toBe(true);
}

const FRAMES: Record<string, string> = {
  welcome: 'WsWelcome',
  ping: 'WsPing',
  pong: 'WsPong',
  'ack.result': 'WsAckResult',
  error: 'WsError',
  goodbye: 'WsGoodbye',
};
