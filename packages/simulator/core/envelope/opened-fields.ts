import { sha256 } from '@noble/hashes/sha2.js';
import { hex } from '@scure/base';
import { encodeUtf8 } from '../../../base/encoding/bytes.ts';
import { isRecord } from '../../../base/encoding/json.ts';
import { openEncryptedField } from '../../protocol/encryption/encrypted-field.ts';
import type { State } from '../state/state.ts';
import { maskAllButLastFour } from '../validation/mask.ts';

/** The code printed on every test card (contract 9.2). */
const TEST_CVV = '123';

/**
 * What the encrypted fields of a body say, without the secrets: a PIN, a security code and a document number are looked at once and are
 * neither stored nor logged.
 */
export type OpenedFields = {
  /** A field that cannot be opened is 400005, at its position in the order of checks. */
  failed?: true;
  isWeakPin?: boolean;
  isRightCode?: boolean;
  documentNumber?: { masked: string; digest: string };
};

/** Decrypts the encrypted fields of a body, wherever the contract has one. */
export async function openFields(
  body: unknown,
  { state, time, cardId }: { state: State; time: number; cardId?: string },
): Promise<OpenedFields> {
  if (!isRecord(body)) return {};
  const document = isRecord(body.document) ? body.document : {};
  const context = {
    findKey: (kid: string) => state.providerKeys.find((key) => key.kid === kid),
    now: time,
    cardId: cardId ?? (typeof body.cardId === 'string' ? body.cardId : undefined),
  };
  const opened: OpenedFields = {};
  if (typeof body.encryptedPin === 'string') {
    const field = await openEncryptedField('encryptedPin', body.encryptedPin, context);
    Object.assign(opened, field.ok ? { isWeakPin: isWeakPin(field.secret) } : { failed: true });
  }
  if (typeof body.encryptedCvv === 'string') {
    const field = await openEncryptedField('encryptedCvv', body.encryptedCvv, context);
    Object.assign(opened, field.ok ? { isRightCode: field.secret === TEST_CVV } : { failed: true });
  }
  if (typeof document.encryptedNumber === 'string') {
    const field = await openEncryptedField('encryptedNumber', document.encryptedNumber, context);
    Object.assign(opened, field.ok ? { documentNumber: describeNumber(field.secret) } : { failed: true });
  }
  return opened;
}

/** All digits equal, or each one more (or one less) than the one before. */
function isWeakPin(pin: string): boolean {
  const steps = new Set([...pin].slice(1).map((digit, index) => Number(digit) - Number(pin.charAt(index))));
  const [step] = steps;
  return steps.size === 1 && (step === 0 || step === 1 || step === -1);
}

function describeNumber(number: string) {
  return { masked: maskAllButLastFour(number), digest: hex.encode(sha256(encodeUtf8(number.toUpperCase()))) };
}
