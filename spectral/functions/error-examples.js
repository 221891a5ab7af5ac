import { isObject, type JsonObject, type JsonValue } from '../../content/read/json-value.ts';
import { walkSpec } from '../../content/read/spec-walk.ts';
import { type CatalogueEntry, catalogueOf } from './error-catalogue.ts';
import { resolve } from './resolve.ts';
import type { Finding, Rule } from './rule.ts';

/**
 * An example of an error says what the catalogue says: name, code and message; and a body offers it by that name.
 * A component may be called differently, because two operations can need two examples of one error.
 */
export const errorExamples: Rule = (document) => {
  const catalogue = catalogueOf(document);
  if (catalogue === undefined) return [];
  const findings: Finding[] = [];
  walkSpec(document, ({ node, path, kind }) => {
    if (kind !== 'example') return;
    const { value: example } = resolve(document, path, node);
    const body = isObject(example) ? example.value : undefined;
    if (!isErrorBody(body)) return;
    const isReference = example !== node;
    const message =
      (isReference ? undefined : messageFor(body, catalogue.get(body.code))) ??
      (path[0] === 'components' && path[1] === 'examples' ? undefined : nameMessage(path.at(-1), body));
    if (message) findings.push({ path: isReference ? path : [...path, 'value'], message });
  });
  return findings;
};

function messageFor(body: ErrorBody, entry: CatalogueEntry | undefined): string | undefined {
  if (entry === undefined) return `${body.code} is not in the catalogue.`;
  if (body.error !== entry.name) return `${body.code} is ${entry.name}, not ${String(body.error)}.`;
  const isSame = withoutStop(body.message) === withoutStop(entry.meaning);
  return isSame ? undefined : `The message of ${body.code} is "${entry.meaning}".`;
}

function nameMessage(name: string | undefined, { error }: ErrorBody): string | undefined {
  return name === error ? undefined : `This example shows ${String(error)} and must be called so.`;
}

type ErrorBody = JsonObject & { code: number };

function isErrorBody(value: JsonValue | undefined): value is ErrorBody {
  return isObject(value) && typeof value.code === 'number' && value.code >= 100_000;
}

function withoutStop(text: JsonValue | undefined): string {
  return String(text ?? '').replace(/\.$/, '');
}
