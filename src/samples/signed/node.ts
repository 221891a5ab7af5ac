import { fileName } from '../file-name.ts';
import { nodeLiteral, nodeName, nodeQuote, nodeTemplate } from '../literals/node.ts';
import type { SampleHeader, SampleRequest } from '../sample-request.ts';
import type { SampleText } from '../sample-text.ts';
import { getHelperNames, getSendName } from './helper-names.ts';

/** A TypeScript module for Node.js, which runs it as it is, with `merchant-signing.mts`. */
export function signedNode(request: SampleRequest): SampleText {
  const { id, method, target, headers, signing, body, encryptions, decryptions, comments } = request;
  const send = getSendName(signing);
  // Without a package.json, tsx takes a `.ts` file for CommonJS, which has no top-level await.
  const file = `${fileName(id, '-')}.mts`;
  const options = [
    ...(headers.length > 0 ? ['  headers: {', ...headers.map((header) => `    ${headerEntry(header)},`), '  },'] : []),
    ...(body ? [`  body: ${'text' in body ? nodeQuote(body.text) : nodeLiteral(body.json, '  ')},`] : []),
  ];
  const call = `${send}${dataType(decryptions)}(${nodeQuote(method)}, ${nodeQuote(target)}`;
  return {
    setup: [
      `// ${comments.runNode(`node ${file}`, `npx tsx ${file}`)}`,
      `import { ${getHelperNames(request).join(', ')} } from './merchant-signing.mts';`,
      '',
    ],
    lines: [
      ...encryptions.map(({ variable, plaintext }) => `const ${variable} = encryptField(${nodeLiteral(plaintext)});`),
      ...(options.length > 0 ? [`const data = await ${call}, {`, ...options, '});'] : [`const data = await ${call});`]),
      'console.log(data);',
      ...decryptions.flatMap((name) => [`// ${comments.cardholderOnly}`, `console.log(decryptField(data.${name}));`]),
    ],
  };
}

function headerEntry({ name, text, variable, isKey }: SampleHeader): string {
  const value = isKey
    ? 'newIdempotencyKey()'
    : variable === undefined
      ? nodeQuote(text)
      : nodeTemplate(text, `environment(${nodeQuote(variable)})`);
  return `${nodeName(name)}: ${value}`;
}

/** Of the fields that the sample reads. */
function dataType(decryptions: string[]): string {
  const fields = decryptions.map((name) => `${nodeName(name)}: string`);
  return fields.length > 0 ? `<{ ${fields.join('; ')} }>` : '';
}
