import { className } from '../file-name.ts';
import { indentLines, javaJson, javaQuote } from '../literals/java.ts';
import type { SampleHeader, SampleRequest } from '../sample-request.ts';
import type { SampleText } from '../sample-text.ts';
import { getSendName } from './helper-names.ts';

/** A program for Java 17 with `MerchantSigning.java`. */
export function signedJava({
  id,
  method,
  target,
  headers,
  signing,
  body,
  encryptions,
  decryptions,
  comments,
}: SampleRequest): SampleText {
  const name = className(id);
  const send = getSendName(signing);
  const map =
    headers.length > 0 ? `Map.of(\n${headers.map((header) => `    ${headerEntry(header)}`).join(',\n')})` : 'Map.of()';
  const statements = [
    ...encryptions.map(
      ({ variable, plaintext }) => `String ${variable} = MerchantSigning.encryptField(${javaJson(plaintext, 'line')});`,
    ),
    ...(body ? [`String body = ${'text' in body ? javaQuote(body.text) : javaJson(body.json)};`] : []),
    `String response = MerchantSigning.${send}(${javaQuote(method)}, ${javaQuote(target)}, ${map}, ${body ? 'body' : '""'});`,
    'System.out.println(response);',
    ...decryptions.flatMap((field) => [
      `// ${comments.cardholderOnly}`,
      `System.out.println(MerchantSigning.decryptField(MerchantSigning.find(response, ${javaQuote(field)})));`,
    ]),
  ];
  return {
    setup: [
      `// ${comments.run(`javac ${name}.java MerchantSigning.java && java ${name}`)}`,
      ...(encryptions.length > 0 ? ['import java.time.Instant;'] : []),
      'import java.util.Map;',
      '',
    ],
    lines: [
      `public class ${name} {`,
      '    public static void main(String[] arguments) throws Exception {',
      indentLines(statements.join('\n'), '        '),
      '    }',
      '}',
    ],
  };
}

function headerEntry({ name, text, variable, isKey }: SampleHeader): string {
  const before = text === '' ? '' : `${javaQuote(text)} + `;
  const value = isKey
    ? 'MerchantSigning.newIdempotencyKey()'
    : variable === undefined
      ? javaQuote(text)
      : `${before}MerchantSigning.environment(${javaQuote(variable)})`;
  return `${javaQuote(name)}, ${value}`;
}
