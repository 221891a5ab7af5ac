import { z } from 'zod';
import { readPath } from '../../packages/base/node/request-path.ts';
import type { ProxyTarget } from '../../packages/simulator/node/server/signing-proxy.ts';
import { signForTool } from '../../packages/simulator/protocol/signing/sign-for-tool.ts';
import { cutWindow } from '../../scripts/agents/text-window.ts';
import { defineTool, ToolError, windowFields } from '../../scripts/agents/tool.ts';

const SHOWN_HEADERS = ['content-type', 'x-request-id', 'retry-after', 'location'];

/** Calls the simulator. `connect` starts it, or connects to one, at the first call. */
export function createSimulatorTool(connect: () => Promise<ProxyTarget>) {
  let connecting: Promise<ProxyTarget> | undefined;
  let lastText = '';
  return defineTool({
    name: 'call_simulator',
    title: 'Call the simulator',
    description:
      'Sends a request to the simulator of this API on this machine. Token, signature headers and encryption are added; send only what the operation documents, with an idempotency key where it has one. Nothing real happens: the state is a test merchant. POST /sandbox/… controls the simulator, such as its clock. A long response comes in windows: call again with nothing but nextOffset as offset.',
    inputSchema: z.object({
      method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
      path: z.string().optional().describe('With its query: /v2/card?page=1'),
      headers: z.record(z.string(), z.string()).optional(),
      body: z.record(z.string(), z.unknown()).optional().describe('JSON.'),
      offset: z.number().int().min(0).optional().describe('Reads the last response from there, without a call.'),
    }),
    outputSchema: z.object({
      status: z.number().int().optional(),
      headers: z.record(z.string(), z.string()).optional(),
      ...windowFields,
    }),
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
    async run({ method, path, headers = {}, body, offset }) {
      if (method === undefined || path === undefined) {
        if (offset === undefined) throw new ToolError('Give method and path.');
        return cutWindow(lastText, offset);
      }
      if (readPath(path) === undefined) throw new ToolError(`"${path}" is not a path of the API, such as /v2/card.`);
      connecting ??= connect();
      const response = await send(await connecting, { method, path, headers, body });
      lastText = await response.text();
      return { status: response.status, headers: pickHeaders(response.headers), ...cutWindow(lastText) };
    },
  });
}

type Call = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Record<string, unknown> | undefined;
};

async function send(simulator: ProxyTarget, { method, path, headers, body }: Call): Promise<Response> {
  const lowerCase = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const { target, ...signed } = await signForTool(
    {
      method,
      target: path,
      headers: { ...(body && { 'content-type': 'application/json' }), ...lowerCase },
      ...(body && { body: new TextEncoder().encode(JSON.stringify(body)) }),
    },
    simulator,
  );
  return await fetch(`${simulator.origin}${target}`, { ...signed, redirect: 'manual' });
}

function pickHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    SHOWN_HEADERS.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
