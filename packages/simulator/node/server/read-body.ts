import type { IncomingMessage } from 'node:http';

/** A body, or that it is longer than `max`: then it is not read further, what still comes is dropped. Rejects when the client goes away. */
export async function readBody(incoming: IncomingMessage, max: number): Promise<Uint8Array<ArrayBuffer> | 'too long'> {
  const { 'content-length': length, 'transfer-encoding': encoding } = incoming.headers;
  if (length === undefined && encoding === undefined) return new Uint8Array();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= max) chunks.push(chunk);
      else resolve('too long');
    });
    incoming.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    incoming.on('error', reject);
  });
}
