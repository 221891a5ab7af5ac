import type { Bytes } from '../../base/encoding/bytes.ts';
import { type SandboxRequest, splitTarget } from '../core/envelope/request.ts';
import type { Leak } from './exchange.ts';

/** An encrypted field of a request, opened with the provider's key. */
export type OpenedField = { contentKey: Bytes; iv: Bytes; documentNumber: string | undefined };

/** What the provider can recognise in a request. */
export type KnownSecrets = {
  hasCardNumber(digits: string): boolean;
  documentNumbers: ReadonlySet<string>;
};

const ENCRYPTED_FIELD = /"encrypted(?:Pin|Cvv|Number)"\s*:\s*"([^"\\]+)"/g;
/** A shorter number may be there by chance. */
const MIN_DOCUMENT_CHARS = 8;
/** Dummy numbers of tests are also those of telephones. */
const DUMMY = '012345678901234567890';
/** A token of this API, or digits that may be those of a card. */
const CANDIDATES = /[arl]tk_[\w-]{43}|(?<!\d)\d{16}(?!\d)/g;

/** The compact serializations of the encrypted fields of a body. */
export function listEncryptedFields(body: string): string[] {
  return body.includes('"encrypted') ? [...body.matchAll(ENCRYPTED_FIELD)].map(([, compact = '']) => compact) : [];
}

/** Whether a document number can be searched for: neither short nor one that many tests use. */
export function isSearchable(documentNumber: string): boolean {
  return (
    documentNumber.length >= MIN_DOCUMENT_CHARS && !DUMMY.includes(documentNumber) && new Set(documentNumber).size > 2
  );
}

/** Secrets that a request has in clear where they do not belong. `grants`: its body is where tokens belong. */
export function findLeaks(
  { target, headers }: SandboxRequest,
  { body, grants }: { body: string; grants: boolean },
  known: KnownSecrets,
): Leak[] {
  // A signature is as long as all the rest, and says nothing.
  const names = headers.filter(([name]) => !/^(?:authorization|x-signature)$/i.test(name)).map(([, value]) => value);
  return [
    ...search('target', toWords(target), known),
    ...search('header', names.join('\n'), known),
    ...search('body', body, known).filter(({ what }) => !(grants && what === 'token')),
  ];
}

function search(where: Leak['where'], text: string, { hasCardNumber, documentNumbers }: KnownSecrets): Leak[] {
  const found = new Set<Leak['what']>();
  for (const candidate of text.match(CANDIDATES) ?? []) {
    if (candidate.includes('tk_')) found.add('token');
    else if (hasCardNumber(candidate)) found.add('cardNumber');
  }
  for (const number of documentNumbers) if (hasWord(text, number)) found.add('documentNumber');
  return [...found].map((what) => ({ what, where }));
}

/** The query of the token service has a signature, which is as long as all the rest. */
function toWords(target: string): string {
  const { path, query } = splitTarget(target);
  return query === '' ? path : `${path}?${query.replace(/(?<=^|&)sign(?:ature)?=[^&]*/, '')}`;
}

function hasWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  if (at < 0) return false;
  const isEdge = (index: number) => !/[A-Za-z0-9]/.test(text.charAt(index));
  return (at === 0 || isEdge(at - 1)) && isEdge(at + word.length);
}
