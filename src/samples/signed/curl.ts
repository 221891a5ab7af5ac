import { fileName } from '../file-name.ts';
import { jsonWord, required, safeWord, shellQuote, withExpansion } from '../literals/bash.ts';
import type { SampleHeader, SampleRequest } from '../sample-request.ts';
import type { SampleText } from '../sample-text.ts';

/** Commands for bash with `merchant-signing.sh`, which gives curl the signature as options. Another language encrypts. */
export function signedCurl({
  id,
  method,
  target,
  headers,
  signing,
  body,
  encryptions,
  comments,
}: SampleRequest): SampleText {
  const verb = method === 'GET' ? '' : `-X ${method} `;
  const url = signing === 'query' ? '' : `"$BASE_URL"${safeWord(target)} `;
  const text = body ? ` ${'text' in body ? shellQuote(body.text) : jsonWord(body.json)}` : '';
  const options = [
    `curl ${verb}${url}`.trimEnd(),
    ...headers.map((header) => `-H ${headerWord(header)}`),
    `-K <(${signing === 'query' ? 'sign_query' : 'sign'} ${method} ${safeWord(target)}${text})`,
  ];
  const encrypted = encryptions.map(
    ({ variable, plaintext }) =>
      `${variable}=$(python3 merchant_signing.py encrypt ${jsonWord(plaintext, 'line')}) # ${comments.encryptsElsewhere}`,
  );
  return {
    setup: [`# ${comments.run(`bash ${fileName(id, '-')}.sh`)}`, 'source ./merchant-signing.sh'],
    lines: [...encrypted, options.join(options[0] === 'curl' ? ' ' : ' \\\n  ')],
  };
}

function headerWord({ name, text, variable, isKey }: SampleHeader): string {
  const before = `${name}: ${text}`;
  if (isKey) return withExpansion(before, '$(new_idempotency_key)');
  return variable === undefined ? shellQuote(before) : withExpansion(before, required(variable));
}
