import type { Problem } from '../../../provider/simulator/envelope/refusal.ts';
import { isRecord, parseJson } from '../../encoding/json.ts';
import type { Draft } from '../provider/draft.ts';
import type { StateChange } from './state-changes.ts';

/** Where calls go: the provider in the page, the sandbox server of this machine, an address of the reader's own. */
export type EnvironmentName = 'page' | 'server' | 'own';

/** What a signature was made from. */
export type SigningSteps = {
  stringToSign: string;
  /** What the server expected to be signed, where the signature was refused and the server says so. */
  expected?: string;
  keyId: string;
  signature: string;
};

/** One call and its response. */
export type Exchange = {
  /** Unique in this browser. */
  id: string;
  environment: EnvironmentName;
  /** Scheme and host; absent in the page. */
  origin?: string;
  operationId: string;
  /** The form that the call was made from. */
  draft: Draft;
  method: string;
  /** Path and query as sent. */
  target: string;
  requestHeaders: [name: string, value: string][];
  requestBody?: string;
  signing: SigningSteps;
  /** 0 where no response could be read, as `Response.error()` has it. */
  status: number;
  responseHeaders: Record<string, string>;
  responseBody: string;
  /** Milliseconds on the reader's machine. */
  duration: number;
  /** The provider's clock, in Unix milliseconds. */
  time: number;
  /** What the response breaks of its schema: nothing, or this is a fault of the sandbox. */
  problems: Problem[];
  /** Absent where the provider's key is unknown. */
  isSignatureValid?: boolean;
  changes: StateChange[];
};

/** The error code in the body; 0 for a success, undefined where there is none. */
export function getCode({ responseBody }: Exchange): number | undefined {
  const body = parseJson(responseBody);
  return isRecord(body) && typeof body.code === 'number' ? body.code : undefined;
}

/** A header of a response, looked up without regard to case: HTTP clients give names in lower case. */
export function findHeader(headers: Record<string, string>, name: string): string | undefined {
  const lower = name.toLowerCase();
  return Object.entries(headers).find(([other]) => other.toLowerCase() === lower)?.[1];
}
