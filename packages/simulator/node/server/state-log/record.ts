import { crc32 } from 'node:zlib';
import type { SandboxInput } from '../../../core/input.ts';
import type { State } from '../../../core/state/state.ts';
import type { SnapshotPart } from './snapshot.ts';

/**
 * What one line of a state file says. A snapshot is its parts and their number; then come the inputs, each with how often randomness had
 * been drawn after it: ids follow from that. Earlier versions wrote a snapshot as one `state`, and no `draws`.
 */
export type LogRecord = SnapshotPart | { parts: number } | { input: SandboxInput; draws?: number } | { state: State };

/** One line: CRC-32, space, JSON. */
export function formatRecord(record: LogRecord): string {
  const json = JSON.stringify(record, (_, value) =>
    value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value,
  );
  return `${toChecksum(json)} ${json}\n`;
}

/** Reads a line without its end; undefined where it does not have its checksum. */
export function parseRecord(line: Buffer): LogRecord | undefined {
  const json = line.subarray(9);
  if (line.toString('latin1', 0, 9) !== `${toChecksum(json)} `) return undefined;
  // The checksum says that it is what was written.
  const record: LogRecord = JSON.parse(json.toString());
  if ('input' in record && record.input.kind === 'request') {
    const { request } = record.input.verified;
    if (request.body !== undefined) request.body = toBytes(request.body);
  }
  return record;
}

function toChecksum(json: string | Buffer): string {
  return crc32(json).toString(16).padStart(8, '0');
}

function toBytes(value: unknown): Uint8Array<ArrayBuffer> {
  const text = typeof value === 'object' && value !== null && 'base64' in value ? String(value.base64) : '';
  return new Uint8Array(Buffer.from(text, 'base64'));
}
