import type { Header } from './address.ts';

/** `cmd`: a cURL command in the quotes of the Windows command prompt. */
export type PastedFormat = 'curl' | 'cmd' | 'http';

/** A request as a reader pasted it, byte for byte what went over the wire as far as the text tells. */
export type PastedRequest = {
  format: PastedFormat;
  method: string;
  /** Scheme and host, when the text has them. */
  origin?: string;
  /** Path and query, not decoded. */
  target: string;
  headers: readonly Readonly<Header>[];
  body?: string;
};

/** Why no request could be read. */
type ReadProblem =
  | 'empty'
  | 'tooLarge'
  | 'noRequestLine'
  | 'response'
  | 'noAddress'
  | 'unclosedQuote'
  | 'unquotedAmpersand'
  | 'variables'
  | 'bodyFile'
  | 'bodyMissing';

export type ReadRequest = { ok: true; request: PastedRequest } | { ok: false; problem: ReadProblem };

/** The value of a header, looked up without regard to case. */
export function getHeader({ headers }: Pick<PastedRequest, 'headers'>, name: string): string | undefined {
  return headers.find(([other]) => other.toLowerCase() === name.toLowerCase())?.[1];
}
