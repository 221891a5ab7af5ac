import type { SchemaObject } from 'openapi-typescript';
import ts from 'typescript';
import type { JsonObject } from '../../../scripts/content/json/json-value.ts';
import { writeTypes } from '../../generate/api-types.ts';
import { OPEN } from './open-enums.ts';

/** The types of a derived document, with enumerations of responses as `'a' | (string & {})`. */
export function writeDeclarations(document: JsonObject): Promise<string> {
  return writeTypes(document, (schema) => (OPEN in schema ? writeOpenEnum(schema) : undefined));
}

/** Editors still complete the known values: `string & {}` is not merged with them. */
function writeOpenEnum({ enum: values = [] }: SchemaObject): ts.TypeNode {
  const { factory, SyntaxKind } = ts;
  const literals = values.map((value) =>
    factory.createLiteralTypeNode(
      value === null
        ? factory.createNull()
        : typeof value === 'number'
          ? factory.createNumericLiteral(value)
          : factory.createStringLiteral(String(value)),
    ),
  );
  const isNumber = values.every((value) => typeof value === 'number');
  const others = factory.createParenthesizedType(
    factory.createIntersectionTypeNode([
      factory.createKeywordTypeNode(isNumber ? SyntaxKind.NumberKeyword : SyntaxKind.StringKeyword),
      factory.createTypeLiteralNode([]),
    ]),
  );
  return factory.createUnionTypeNode([...literals, others]);
}

/** The declarations of a source file whose exports say their types. */
export function emitDeclarations(fileName: string, source: string): string {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(source, {
    fileName,
    compilerOptions: { isolatedDeclarations: true, strict: true },
    reportDiagnostics: true,
  });
  const [mistake] = diagnostics;
  if (mistake) throw new Error(`${fileName}: ${ts.flattenDiagnosticMessageText(mistake.messageText, ' ')}`);
  // Directives for our own checker are not published.
  return outputText.replace(/^.*biome-ignore.*\n/gm, '');
}
