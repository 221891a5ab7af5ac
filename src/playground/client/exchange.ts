import type { Problem } from '../../sandbox/envelope/refusal.ts';
import type { StateChange } from './state-changes.ts';

/** What a signature was made from. */
export type SigningSteps = { stringToSign: string; keyId: string; signature: string };

/** One call and its response. */
export type Exchange = {
  /** Unique in this browser. */
  id: string;
  operationId: string;
  method: string;
  /** Path and query as sent. */
  target: string;
  requestHeaders: [name: string, value: string][];
  requestBody?: string;
  signing: SigningSteps;
  status: number;
  responseHeaders: Record<string, string>;
  responseBody: string;
  /** Milliseconds on the reader's machine. */
  duration: number;
  /** The provider's clock, in Unix milliseconds. */
  time: number;
  /** What the response breaks of its schema: nothing, or this is a fault of the sandbox. */
  problems: Problem[];
  isSignatureValid: boolean;
  changes: StateChange[];
};

/** The error code in the body; 0 for a success, undefined where there is none. */
export function getCode({ responseBody }: Exchange): number | undefined {
  const { code }: { code?: unknown } = JSON.parse(responseBody);
  return typeof code === 'number' ? code : undefined;
}
