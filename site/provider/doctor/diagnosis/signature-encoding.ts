import { hex } from '@scure/base';
import { decodeBase64, encodeBase64 } from '../../../../packages/base/encoding/base64.ts';
import { decodeUtf8 } from '../../../../packages/base/encoding/bytes.ts';

/** How a signature was written instead of standard base64. */
export type WrongEncoding = 'hex' | 'twice' | 'percent' | 'wrapped' | 'plus' | 'base64url' | 'unpadded';

/** What the text would be in standard base64, if it was written in this way. */
const READINGS: readonly (readonly [WrongEncoding, (text: string) => string])[] = [
  ['hex', (text) => (/^(?:[0-9a-f]{2})+$/i.test(text) ? encodeBase64(hex.decode(text.toLowerCase())) : '')],
  ['twice', decodeTwice],
  ['percent', (text) => text.replace(/%[0-9a-f]{2}/gi, decodeURIComponent)],
  ['wrapped', (text) => text.replace(/\\n|\s/g, '')],
  ['plus', (text) => text.replaceAll(' ', '+')],
  ['base64url', (text) => (/[-_]/.test(text) ? pad(text.replaceAll('-', '+').replaceAll('_', '/')) : '')],
  ['unpadded', pad],
];

/** Standard base64 of a signature that was written in another way; `undefined` for what is right already, or no signature at all. */
export function readWrongEncoding(text: string): { encoding: WrongEncoding; signature: string } | undefined {
  const readings = READINGS.map(([encoding, read]) => ({ encoding, signature: read(text) }));
  // Hexadecimal digits, and base64 of base64, may be as long as a signature of a larger key.
  const isInner = readings.slice(0, 2).some(({ signature }) => isSignature(signature));
  if (isSignature(text) && !isInner) return undefined;
  return readings.find(({ signature }) => isSignature(signature));
}

/** Base64 of what is base64 already; the bytes of a signature never are. */
function decodeTwice(text: string): string {
  const inner = decodeUtf8(decodeBase64(text) ?? new Uint8Array()) ?? '';
  return /^[\w+/]+=*$/.test(inner) ? inner : '';
}

/** Of a key of 2048 to 4096 bits. */
function isSignature(text: string): boolean {
  const length = decodeBase64(text)?.length ?? 0;
  return length >= 256 && length <= 512;
}

function pad(text: string): string {
  const digits = text.replace(/(?<!=)=+$/, '');
  return digits.padEnd(Math.ceil(digits.length / 4) * 4, '=');
}
