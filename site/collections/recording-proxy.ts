import { createServer, type Server } from 'node:http';
import { isRecord, parseJson } from '../../packages/base/encoding/json.ts';
import { required } from '../../packages/base/invariant.ts';

/** What a tool sent, and what it got. */
export type RecordedCall = { method: string; path: string; status: number; error: string };

/** Sends on what it gets, byte for byte, and records how each call ended. */
export function createRecordingProxy(origin: string, record: (call: RecordedCall) => void): Server {
  return createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = 'GET', headers } = request;
    const url = required(request.url, 'A received request has a URL.');
    const kept = Object.entries(headers).filter(([name]) => !['host', 'connection', 'content-length'].includes(name));
    const body = Buffer.concat(chunks);
    const answer = await fetch(origin + url, {
      ...{ method, headers: kept.map(([name, value]): [string, string] => [name, String(value)]) },
      ...(body.length > 0 && { body }),
    });
    const text = await answer.text();
    const envelope = parseJson(text);
    const error = isRecord(envelope) && typeof envelope.error === 'string' ? envelope.error : '';
    record({ method, path: url.replace(/\?.*/s, ''), status: answer.status, error });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(text);
  });
}
