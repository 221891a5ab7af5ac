import type { JsonPath } from '../../content/json/json-pointer.ts';
import type { JsonObject } from '../../content/json/json-value.ts';

/** `added`: something new that clients may ignore; `compatible`: clients keep working; `breaking`: some do not. */
export type Rating = 'added' | 'compatible' | 'breaking';

/** One difference between two versions of a document; `path` leads to it, or to where it was, in the new one. */
export type Change = { rating: Rating; path: JsonPath; message: string };

/** Who writes a value: a client (then rules must not become stricter) or the server (then they must not become looser). */
export type Direction = 'request' | 'response';

/** The two documents that are compared, and where the changes go. */
export type Comparison = { base: JsonObject; now: JsonObject; add(change: Change): void };
