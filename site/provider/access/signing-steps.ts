import type { MadeCall } from '../../../src/playground/client/exchange.ts';
import type { SigningStep } from '../../../src/playground/provider/provider.ts';
import type { Text } from '../strings/text.ts';

/** How a request was signed, with its own values: the digest of the body, the string to sign, the signature, where it is. */
export function describeSigning({ requestBody, requestHeaders, target, signing }: MadeCall, t: Text): SigningStep[] {
  if (!signing) return [];
  const { stringToSign, keyId, signature } = signing;
  const lines = stringToSign.split('\n').slice(0, -1);
  const header = requestHeaders.find(([name]) => name === 'X-Signature');
  return [
    { title: t('provider:signing.hash'), text: `SHA-256(${requestBody ?? ''}) =\n${lines.at(-1)}` },
    { title: t('provider:signing.lines'), text: lines.map((line) => `${line} ⏎`).join('\n') },
    { title: t('provider:signing.sign', { keyId }), text: signature },
    { title: t('provider:signing.send'), text: header ? `X-Signature: ${signature}` : target },
  ];
}
