import type { Text } from '../../strings/text.ts';

/** Bytes without a shape of their own, by their usual names. */
const NAMES: Record<number, string> = { 9: 'TAB', 10: 'LF', 13: 'CR', 32: 'SP' };

/** `0x70 “p”`, `0x0a LF`, or words for where a text has ended. */
export function describeByte(byte: number | undefined, t: Text): string {
  return byte === undefined ? t('doctor:end') : `0x${toHex(byte)} ${nameByte(byte)}`;
}

export function toHex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}

/** The character of a byte of ASCII, the name of one that cannot be seen; nothing for a part of a longer character. */
export function nameByte(byte: number): string {
  return NAMES[byte] ?? (byte > 32 && byte < 127 ? `“${String.fromCharCode(byte)}”` : '');
}
