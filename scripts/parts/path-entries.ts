import { getOperations } from '../../spectral/document/operations.js';
import { safeDecode } from '../../src/model/links.ts';
import { fromPointer, toPointer } from '../content/json/json-pointer.ts';
import { asStrings, type JsonValue } from '../content/json/json-value.ts';
import { AuthorError } from '../content/problems/author-error.ts';
import type { LargeText, Member } from './member.ts';

/** A path of a document: how many operations it has, their tags, and the components that they refer to. */
export type PathEntry = {
  member: Member;
  operations: number;
  /** The first tag, or the first step of the path. */
  group: string;
  tags: string[];
  references: string[];
};

/** Reads a path. Throws with a message for the author where it refers to another file. */
export function readPath(large: LargeText, file: string, member: Member): PathEntry {
  const value = large.read(member) as JsonValue;
  const operations = getOperations({ paths: { [member.key]: value } });
  const tags = operations.flatMap(({ operation }) => asStrings(operation.tags));
  const first = member.key.split('/').find((step) => step !== '' && !step.startsWith('{'));
  return {
    member,
    operations: operations.length,
    group: tags[0] ?? first ?? member.key,
    tags: [...new Set(tags)],
    references: listComponents(value, `${file}:${large.lineAt(member.start)}`),
  };
}

/** Pointers to the components that a value refers to, each once: `/components/schemas/Card`. `place` is for the message of a reference to another file. */
export function listComponents(value: unknown, place: string): string[] {
  const references = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [name, child] of Object.entries(node)) {
      if (name === '$ref' && typeof child === 'string') references.add(child);
      else if (name === 'mapping') visitMapping(child);
      else visit(child);
    }
  };
  const visitMapping = (mapping: unknown) => {
    for (const target of Object.values(mapping ?? {}))
      if (typeof target === 'string') references.add(/[#/]/.test(target) ? target : `#/components/schemas/${target}`);
  };
  visit(value);
  return [...new Set([...references].map((reference) => toComponent(reference, place)))];
}

/** The component that a reference is to, or to a part of: three steps in OpenAPI 3, two in Swagger 2.0. */
function toComponent(reference: string, place: string): string {
  if (!reference.startsWith('#'))
    throw new AuthorError(
      `${place}  ${reference} is in another file, and a document that is divided must be one file.\n    hint: Bundle it: npx @redocly/cli bundle openapi.yaml -o bundled.yaml`,
    );
  const path = fromPointer(safeDecode(reference.slice(1)));
  return toPointer(path.slice(0, path[0] === 'components' ? 3 : 2));
}
