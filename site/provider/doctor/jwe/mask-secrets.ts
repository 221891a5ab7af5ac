import { secretClaims } from '../../../../packages/simulator/generated/encrypted-fields.ts';

/** Fields of plaintexts that nobody behind the reader should see: card number, security code, PIN, document number. */
const SECRETS = new RegExp(`("(?:${secretClaims.join('|')})"\\s*:\\s*")([^"]*)(")`, 'g');

/** The same text with dots in place of the secrets; the first six and last four digits of a card number stay (PCI DSS 3.4.1). */
export function maskSecrets(text: string): string {
  return text.replace(SECRETS, (_, start: string, secret: string, end: string) => start + mask(secret) + end);
}

function mask(secret: string): string {
  if (!/^\d{12,19}$/.test(secret)) return '•'.repeat(secret.length);
  return secret.slice(0, 6) + '•'.repeat(secret.length - 10) + secret.slice(-4);
}
