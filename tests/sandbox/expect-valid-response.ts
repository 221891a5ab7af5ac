import { expect } from 'vitest';
import { contract } from '../../.generated/sandbox/contract.ts';
import { validators } from '../../.generated/sandbox/response-validators.js';
import { findRoute } from '../../src/sandbox/envelope/routes.ts';

/** Every response fits its schema, and every error code is one that its operation lists. */
export function expectValidResponse(method: string, path: string, status: number, body: { code: number }): void {
  const name = status < 300 ? `${getOperation(method, path)}.${status}` : 'error';
  const validate = validators[name];
  expect(validate, `There is no schema of ${name}.`).toBeDefined();
  expect(validate?.(body), `${name}: ${JSON.stringify(validate?.errors)} ${JSON.stringify(body)}`).toBe(true);
  const operation = contract.operations.find(({ id }) => id === getOperation(method, path));
  if (operation && body.code !== 0)
    expect(operation.errorCodes, `${operation.id} does not list ${body.code}.`).toContain(body.code);
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
