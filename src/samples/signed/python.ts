import { fileName } from '../file-name.ts';
import { pythonLiteral, pythonQuote, snake } from '../literals/python.ts';
import type { SampleHeader, SampleRequest } from '../sample-request.ts';
import type { SampleText } from '../sample-text.ts';
import { getHelperNames, getSendName } from './helper-names.ts';

/** Python 3 with `merchant_signing.py`. */
export function signedPython(request: SampleRequest): SampleText {
  const { id, method, target, headers, signing, body, encryptions, decryptions, comments } = request;
  const send = snake(getSendName(signing));
  const options = [
    ...(headers.length > 0
      ? ['    headers={', ...headers.map((header) => `        ${headerEntry(header)},`), '    },']
      : []),
    ...(body ? [`    body=${'text' in body ? pythonQuote(body.text) : pythonLiteral(body.json, '    ')},`] : []),
  ];
  const call =
    options.length > 0
      ? [`data = ${send}(`, `    ${pythonQuote(method)},`, `    ${pythonQuote(target)},`, ...options, ')']
      : [`data = ${send}(${pythonQuote(method)}, ${pythonQuote(target)})`];
  return {
    setup: [
      `# ${comments.run(`pip install cryptography && python3 ${fileName(id, '_')}.py`)}`,
      ...(encryptions.length > 0 ? ['import time', ''] : []),
      `from merchant_signing import ${getHelperNames(request).map(snake).join(', ')}`,
      '',
    ],
    lines: [
      ...encryptions.map(
        ({ variable, plaintext }) => `${snake(variable)} = encrypt_field(${pythonLiteral(plaintext)})`,
      ),
      ...call,
      'print(data)',
      ...decryptions.flatMap((name) => [
        `# ${comments.cardholderOnly}`,
        `print(decrypt_field(data[${pythonQuote(name)}]))`,
      ]),
    ],
  };
}

function headerEntry({ name, text, variable, isKey }: SampleHeader): string {
  const before = text === '' ? '' : `${pythonQuote(text)} + `;
  const value = isKey
    ? 'new_idempotency_key()'
    : variable === undefined
      ? pythonQuote(text)
      : `${before}environment(${pythonQuote(variable)})`;
  return `${pythonQuote(name)}: ${value}`;
}
