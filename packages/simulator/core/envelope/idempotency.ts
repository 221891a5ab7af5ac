import { sha256 } from '@noble/hashes/sha2.js';
import { hex } from '@scure/base';
import { concatBytes, encodeUtf8 } from '../../../base/encoding/bytes.ts';
import type { OperationContract } from '../contract/contract-data.ts';
import { findEntry, withEntry } from '../state/expiring-table.ts';
import type { Work } from '../state/work.ts';
import type { StoredResponse } from './envelope-state.ts';
import { Refusal } from './refusal.ts';
import { readHeader, type SandboxRequest } from './request.ts';

/** How long a response is stored (contract 2.10). */
const STORED_MS = 86_400_000;

/** What of a request is compared under one key. */
export type KeyedRequest = { key: string; digest: string };

/** The key of a request; undefined where none is sent or the operation takes none. An ill-formed key is left to the schema. */
export function readKey({ idempotency }: OperationContract, request: SandboxRequest): KeyedRequest | undefined {
  if (idempotency !== 'required' && idempotency !== 'optional') return undefined;
  const key = readHeader(request, 'Idempotency-Key');
  if (key === undefined && idempotency === 'required') throw new Refusal(400004);
  if (key === undefined || !/^[A-Za-z0-9_-]{16,64}$/.test(key)) return undefined;
  const head = encodeUtf8(`${request.method}\n${request.target}\n`);
  return { key, digest: hex.encode(sha256(concatBytes(head, request.body ?? new Uint8Array()))) };
}

/** The stored response of the same request, if there is one. */
export function findStored({ state, time }: Work, { key, digest }: KeyedRequest): StoredResponse | undefined {
  const stored = findEntry(state.responses, key);
  if (!stored || stored.expiresAt <= time) return undefined;
  if (stored.digest !== digest) throw new Refusal(422001);
  if (stored.runningUntil !== undefined && stored.runningUntil > time) throw new Refusal(409001, { retryAfter: 1 });
  return stored;
}

export function storeResponse(
  { state, time }: Work,
  { key, digest }: KeyedRequest,
  response: Omit<StoredResponse, 'expiresAt' | 'digest'>,
): void {
  state.responses = withEntry(state.responses, key, { expiresAt: time + STORED_MS, digest, ...response }, time);
}
