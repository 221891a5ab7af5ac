import { className } from '../file-name.ts';
import { indentLines, javaJson, javaQuote } from '../literals/java.ts';
import type { SampleHeader, SampleRequest } from '../sample-request.ts';
import type { SampleText } from '../sample-text.ts';

const IMPORTS = ['java.net.URI', 'java.net.http.HttpClient', 'java.net.http.HttpRequest', 'java.net.http.HttpResponse'];

/** A program for Java 17, standard library. */
export function plainJava({ id, method, server, target, headers, body }: SampleRequest): SampleText {
  const statements = [
    `String baseUrl = ${javaQuote(server)};`,
    ...(body ? [`String body = ${'text' in body ? javaQuote(body.text) : javaJson(body.json)};`] : []),
    `String target = ${javaQuote(target)};`,
    'HttpRequest request = HttpRequest.newBuilder(URI.create(baseUrl + target))',
    ...headers.map((header) => `    .header(${javaQuote(header.name)}, ${headerValue(header)})`),
    `    .method(${javaQuote(method)}, HttpRequest.BodyPublishers.${body ? 'ofString(body)' : 'noBody()'})`,
    '    .build();',
    'HttpResponse<String> response =',
    '    HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    'System.out.println(response.statusCode() + " " + response.body());',
  ];
  return {
    setup: [...IMPORTS.map((name) => `import ${name};`), ''],
    lines: [
      `public class ${className(id)} {`,
      '    public static void main(String[] arguments) throws Exception {',
      indentLines(statements.join('\n'), '        '),
      '    }',
      '}',
    ],
  };
}

function headerValue({ text, variable }: SampleHeader): string {
  if (variable === undefined) return javaQuote(text);
  const value = `System.getenv(${javaQuote(variable)})`;
  return text === '' ? value : `${javaQuote(text)} + ${value}`;
}
