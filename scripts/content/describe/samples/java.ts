import { jsonPieces } from './json-text.ts';
import { Placeholder } from './placeholder.ts';
import type { SampleHeader, SampleRequest } from './request.ts';

/** A program for Java 17, standard library; with `MerchantSigning.java` where the request is signed. */
export function javaSample(request: SampleRequest): string {
  const { method, server, headers, signing, body, encryptions } = request;
  const base = signing ? `MerchantSigning.environment("BASE_URL", ${quote(server)})` : quote(server);
  const publisher = body ? 'ofString(body)' : 'noBody()';
  const statements = [
    `String baseUrl = ${base};`,
    ...encryptions.map(
      ({ variable, plaintext }) =>
        `String ${variable} = MerchantSigning.encryptField(${textExpression(jsonPieces(plaintext, 'line'))});`,
    ),
    ...(body ? [`String body = ${bodyExpression(body)};`] : []),
    `String target = ${targetExpression(request)};`,
    'HttpRequest request = HttpRequest.newBuilder(URI.create(baseUrl + target))',
    ...(signing === 'headers'
      ? [`    .headers(MerchantSigning.signedHeaders(${quote(method)}, target, ${body ? 'body' : '""'}))`]
      : []),
    ...headers.map((header) => `    .header(${quote(header.name)}, ${headerValue(header)})`),
    `    .method(${quote(method)}, HttpRequest.BodyPublishers.${publisher})`,
    '    .build();',
    'HttpResponse<String> response =',
    '    HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    ...(signing ? ['MerchantSigning.verifyResponse(response);'] : []),
    'System.out.println(response.statusCode() + " " + response.body());',
  ];
  const indented = indentLines(statements.join('\n'), '        ');
  return `${importLines(request).join('\n')}

public class ${className(request.id)} {
    public static void main(String[] arguments) throws Exception {
${indented}
    }
}`;
}

/** `openCard` → `OpenCard`; also the name of the file. */
export function className(id: string): string {
  const name = id.replace(/[^\p{L}\p{N}]+/gu, ' ').replace(/(?:^| )(.)/gu, (_, letter: string) => letter.toUpperCase());
  return /^\p{L}/u.test(name) ? name : `Sample${name}`;
}

function importLines({ headers, encryptions }: SampleRequest): string[] {
  return [
    'java.net.URI',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpResponse',
    ...(encryptions.length > 0 ? ['java.time.Instant'] : []),
    ...(headers.some(({ added }) => added === 'unique') ? ['java.util.UUID'] : []),
  ].map((name) => `import ${name};`);
}

function targetExpression({ method, target, signing, body }: SampleRequest): string {
  if (signing !== 'query') return quote(target);
  return `MerchantSigning.signedTarget(${quote(method)}, ${quote(target)}, ${body ? 'body' : '""'})`;
}

function headerValue({ text, added }: SampleHeader): string {
  if (added === undefined) return quote(text);
  const value =
    added === 'unique'
      ? 'UUID.randomUUID().toString()'
      : added === 'token'
        ? 'MerchantSigning.ACCESS_TOKEN'
        : `System.getenv(${quote(added.variable)})`;
  return text === '' ? value : `${quote(text)} + ${value}`;
}

function bodyExpression(body: NonNullable<SampleRequest['body']>): string {
  return 'text' in body ? quote(body.text) : textExpression(jsonPieces(body.json, 'indented'));
}

/** A text block, with format specifiers for the placeholders. */
function textExpression(pieces: (string | Placeholder)[]): string {
  const placeholders = pieces.filter((piece) => piece instanceof Placeholder);
  const text = pieces
    .map((piece) => {
      if (piece instanceof Placeholder) return '%s';
      return placeholders.length > 0 ? piece.replaceAll('%', '%%') : piece;
    })
    .join('');
  const values = placeholders.map(({ variable }) => variable ?? 'Instant.now().getEpochSecond()');
  return javaTextBlock(text) + (placeholders.length > 0 ? `.formatted(${values.join(', ')})` : '');
}

/** A text block indented by four spaces. JSON has no blanks at the ends of its lines, which a text block would lose. */
export function javaTextBlock(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"').replace(/"$/, '\\"');
  return `"""\n${indentLines(escaped, '    ')}"""`;
}

/** Lines as Java sees them: a pattern would begin one after U+2028 as well. */
function indentLines(text: string, indent: string): string {
  return text
    .split('\n')
    .map((line) => indent + line)
    .join('\n');
}

/** JSON's escapes are Java's. */
function quote(text: string): string {
  return JSON.stringify(text);
}
