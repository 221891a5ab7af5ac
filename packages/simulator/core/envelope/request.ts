import type { Bytes } from '../../../base/encoding/bytes.ts';
import type { Delivery } from './delivery.ts';

/** A request as it was on the wire. */
export type SandboxRequest = {
  method: string;
  /** Path and, if any, `?` and the query. */
  target: string;
  /** As sent: a name may come twice. */
  headers: readonly (readonly [name: string, value: string])[];
  body?: Bytes;
  /** The body was longer than a server reads at all, and is not here. */
  isBodyUnread?: true;
  /** Source address, for allow-lists and limits. */
  address?: string;
};

export type SandboxResponse = {
  status: number;
  headers: Record<string, string>;
  body: string;
  /**
   * What the signature should have covered, where it does not verify (401008). Beside the response, never in it: the contract has no
   * place for it. It has the digest of the body, not the body.
   */
  stringToSign?: string;
  /** What the transport does to it: a fault. */
  delivery?: Delivery;
};

/** The value of a header that came exactly once. One that came twice counts as none: which one was meant? */
export function readHeader({ headers }: Pick<SandboxRequest, 'headers'>, name: string): string | undefined {
  const lower = name.toLowerCase();
  let found: string | undefined;
  // Each request is asked for many: most names differ in their length.
  for (const [other, value] of headers) {
    if (other.length !== lower.length || other.toLowerCase() !== lower) continue;
    if (found !== undefined) return undefined;
    found = value.trim();
  }
  return found;
}

/** The value of a header; those of one that came several times joined, as HTTP allows: where the contract has one, they break its form. */
export function joinHeader({ headers }: Pick<SandboxRequest, 'headers'>, name: string): string | undefined {
  const lower = name.toLowerCase();
  const values = headers.filter(([other]) => other.toLowerCase() === lower).map(([, value]) => value.trim());
  return values.length === 0 ? undefined : values.join(', ');
}

export function splitTarget(target: string): { path: string; query: string } {
  const at = target.indexOf('?');
  return at < 0 ? { path: target, query: '' } : { path: target.slice(0, at), query: target.slice(at + 1) };
}
