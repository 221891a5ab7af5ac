import { isRecord, parseJson } from '../../../packages/base/encoding/json.ts';
import type { Draft } from '../provider/draft.ts';
import { trimStop } from '../ui/trim-stop.ts';
import type { ReceivedFile, ReceivedStream } from './received.ts';
import type { StateChange } from './state-changes.ts';

/** What a signature was made from. */
export type SigningSteps = {
  stringToSign: string;
  /** What the server expected to be signed, where the signature was refused and the server says so. */
  expected?: string;
  keyId: string;
  signature: string;
};

/** A call that a provider has made: what went out, and what came back. */
export type MadeCall = {
  /** Id of the environment. */
  environment: string;
  /** Scheme and host; absent in the page. */
  origin?: string;
  /** It has credentials of the reader's own, so it is not stored. */
  isPrivate?: true;
  method: string;
  /** Path and query as sent. */
  target: string;
  requestHeaders: [name: string, value: string][];
  requestBody?: string;
  /** The key that makes a retry safe, where the operation takes one. */
  idempotencyKey?: string;
  /** Absent where requests are not signed. */
  signing?: SigningSteps;
  /** 0 where no response could be read, as `Response.error()` has it. */
  status: number;
  responseHeaders: Record<string, string>;
  /** Empty for a file. */
  responseBody: string;
  /** The body, where it is no text. */
  file?: ReceivedFile;
  /** The body in parts, where it is a stream. */
  stream?: ReceivedStream;
  /** Milliseconds on the reader's machine. */
  duration: number;
  /** The receiver's clock, in Unix milliseconds. */
  time: number;
  /** What the response breaks of its schema; absent where nothing is checked. */
  problems?: ResponseProblem[];
  /** Absent where responses are not signed, or the key is unknown. */
  isSignatureValid?: boolean;
};

/** A field of a response, as in `details`, and the rule that its value breaks. */
type ResponseProblem = { field: string; rule: string; value?: string };

/** One call and its response. */
export type Exchange = MadeCall & {
  /** Unique in this browser. */
  id: string;
  operationId: string;
  /** The form that the call was made from. */
  draft: Draft;
  changes: StateChange[];
};

/** The number of an error in the body, such as those of a catalogue in the documents; undefined where there is none. */
export function getCode({ responseBody }: Pick<MadeCall, 'responseBody'>): number | undefined {
  const body = parseJson(responseBody);
  return isRecord(body) && typeof body.code === 'number' ? body.code : undefined;
}

/** Whether the receiver said no; one that failed has refused nothing. */
export function isRefused({ status = 0 }: { status?: number }): boolean {
  return status >= 400 && status < 500;
}

export function isSuccess({ status }: Pick<MadeCall, 'status'>): boolean {
  return status >= 200 && status < 300;
}

/** What a response says of its error: the code, its name, and a sentence without its full stop, which RFC 9457 calls `detail`. */
export function readError({
  responseBody,
}: Pick<MadeCall, 'responseBody'>): Partial<Record<'code' | 'error' | 'message', string>> {
  const body = parseJson(responseBody);
  if (!isRecord(body)) return {};
  const { code, error } = body;
  const message = [body.message, body.detail, body.title].find((text) => typeof text === 'string');
  return {
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
    ...(typeof error === 'string' && { error }),
    ...(typeof message === 'string' && { message: trimStop(message) }),
  };
}

/** A header of a response, looked up without regard to case: HTTP clients give names in lower case. */
export function findHeader(headers: Record<string, string>, name: string): string | undefined {
  const lower = name.toLowerCase();
  return Object.entries(headers).find(([other]) => other.toLowerCase() === lower)?.[1];
}
