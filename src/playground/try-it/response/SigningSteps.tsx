import { useText } from '../../../hooks/use-text.ts';
import type { Exchange } from '../../client/exchange.ts';

/** How the request was signed, step by step, with its own values. */
export function SigningSteps({ exchange: { requestBody, requestHeaders, target, signing } }: { exchange: Exchange }) {
  const { t } = useText();
  const { stringToSign, keyId, signature } = signing;
  const lines = stringToSign.split('\n').slice(0, -1);
  const header = requestHeaders.find(([name]) => name === 'X-Signature');
  const steps = [
    [t('playground:signing.hash'), `SHA-256(${requestBody ?? ''}) =\n${lines.at(-1)}`],
    [t('playground:signing.lines'), lines.map((line) => `${line} ⏎`).join('\n')],
    [t('playground:signing.sign', { keyId }), signature],
    [t('playground:signing.send'), header ? `X-Signature: ${signature}` : target],
  ];
  return (
    <ol className="signing-steps">
      {steps.map(([title, text]) => (
        <li key={title}>
          <h4>{title}</h4>
          <pre>
            <code>{text}</code>
          </pre>
        </li>
      ))}
    </ol>
  );
}
