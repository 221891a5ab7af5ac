import { fileName } from '../file-name.ts';
import { phpLiteral, phpQuote } from '../literals/php.ts';
import type { SampleHeader, SampleRequest } from '../sample-request.ts';
import type { SampleText } from '../sample-text.ts';
import { getHelperNames, getSendName } from './helper-names.ts';

/** PHP 8.1 with `merchant-signing.php`. */
export function signedPhp(request: SampleRequest): SampleText {
  const { id, method, target, headers, signing, body, encryptions, decryptions, comments } = request;
  const send = getSendName(signing);
  const options = [
    ...(headers.length > 0
      ? ['    headers: [', ...headers.map((header) => `        ${headerEntry(header)},`), '    ],']
      : []),
    ...(body ? [`    body: ${'text' in body ? phpQuote(body.text) : phpLiteral(body.json, '    ')},`] : []),
  ];
  const call =
    options.length > 0
      ? [`$data = ${send}(`, `    ${phpQuote(method)},`, `    ${phpQuote(target)},`, ...options, ');']
      : [`$data = ${send}(${phpQuote(method)}, ${phpQuote(target)});`];
  const needsLibrary = encryptions.length > 0 || decryptions.length > 0;
  return {
    setup: [
      '<?php',
      `// ${comments.run(`${needsLibrary ? 'composer require phpseclib/phpseclib:~3.0 && ' : ''}php ${fileName(id, '-')}.php`)}`,
      "require __DIR__ . '/merchant-signing.php';",
      '',
      importStatement(getHelperNames(request)),
      '',
    ],
    lines: [
      ...encryptions.map(({ variable, plaintext }) => `$${variable} = encryptField(${phpLiteral(plaintext)});`),
      ...call,
      'print_r($data);',
      ...decryptions.flatMap((name) => [
        `// ${comments.cardholderOnly}`,
        `print_r(decryptField($data[${phpQuote(name)}]));`,
      ]),
    ],
  };
}

function importStatement(names: string[]): string {
  return `use function MerchantSigning\\${names.length > 1 ? `{${names.join(', ')}}` : names.join()};`;
}

function headerEntry({ name, text, variable, isKey }: SampleHeader): string {
  const before = text === '' ? '' : `${phpQuote(text)} . `;
  const value = isKey
    ? 'newIdempotencyKey()'
    : variable === undefined
      ? phpQuote(text)
      : `${before}environment(${phpQuote(variable)})`;
  return `${phpQuote(name)} => ${value}`;
}
