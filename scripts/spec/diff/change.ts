import type { ChangeKind, Rating } from '../../../src/model/release.ts';
import type { JsonPath } from '../../content/json/json-pointer.ts';
import type { JsonObject } from '../../content/json/json-value.ts';

/**
 * One difference between two versions of a document; `path` leads to it, or to where it was, in the new one. `what` is the part that
 * changed as the document writes it, the same in every language: `kyc`, `maxLength 20 → 40`.
 */
export type Change = { rating: Rating; path: JsonPath; kind: ChangeKind; what: string; message: string };

/** Who writes a value: a client (then rules must not become stricter) or the server (then they must not become looser). */
export type Direction = 'request' | 'response';

/** The two documents that are compared, and where the changes go. */
export type Comparison = { base: JsonObject; now: JsonObject; add(change: Change): void };
