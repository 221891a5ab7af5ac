import type { CodeSample } from '../model/operation.ts';
import type { SampleJson } from './literals/placeholder.ts';
import type { SampleComments } from './sample-comments.ts';

/** A header: `text`, and after it the value of an environment variable; or an idempotency key, which is new for every action. */
export type SampleHeader = { name: string; text: string; variable?: string; isKey?: boolean };

/** How a request is signed: by headers of its own, or by query parameters. Nothing else of this provider is known here. */
export type Signing = NonNullable<CodeSample['signed']>;

/** A ciphertext that a sample makes before it sends: in a variable named as the field is. */
export type Encryption = { variable: string; plaintext: SampleJson };

/** A part of a multipart form. */
export type FormPart = { name: string; text: string; type?: string; isFile?: true; fileName?: string };

/** A body that is no JSON: as it is sent, and what curl makes it from: the parts of a form, or a file. */
type TextBody = { text: string; parts?: FormPart[]; isFile?: true; fileName?: string };

/** One request with real values, before it is written in a language. */
export type SampleRequest = {
  /** Of the operation, for languages whose programs have names. */
  id: string;
  method: string;
  /** Default server, without a slash at its end. */
  server: string;
  /** Path and query, percent-encoded, without what a signature adds to the query. */
  target: string;
  /** Without those of the signature. */
  headers: SampleHeader[];
  signing?: Signing;
  body?: { json: SampleJson } | TextBody;
  encryptions: Encryption[];
  /** Names of the fields in `data` of the response that the provider encrypts. */
  decryptions: string[];
  comments: SampleComments;
};

/** `encryptedPin`: a name in every language, and none that a sample uses otherwise. */
export function getCiphertextName(field: string, before: number): string {
  const words = field.replace(/^encrypted/, '').replace(/[^A-Za-z0-9]+/g, '');
  return `encrypted${words.charAt(0).toUpperCase()}${words.slice(1)}${before > 0 ? before + 1 : ''}`;
}
