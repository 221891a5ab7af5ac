import type { ConsoleDocument } from '../../src/model/console-path.ts';
import { safeDecode } from '../../src/model/links.ts';

/** A name as a part of a fragment; Scalar would drop dots by itself. */
export function fragmentPart(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}

/** Whether a fragment leads into one of the documents. Scalar looks others up as they are, `constructor` too, and shows nothing. */
export function isKnownFragment(hash: string, documents: ConsoleDocument[]): boolean {
  const [slug] = safeDecode(hash.slice(1)).split('/');
  return documents.some((document) => fragmentPart(document.slug) === slug);
}

type OpenApi = { paths?: Record<string, Record<string, { operationId?: string; tags?: string[] }>> };

/** Scalar's fragment of an operation, which has its tag in it. Undefined when the document has no such operation. */
export async function getFragment({ slug, url }: ConsoleDocument, id: string): Promise<string | undefined> {
  // Our own output: a published document.
  const { paths = {} }: OpenApi = await (await fetch(url)).json();
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const found = operations.find(({ operationId }) => operationId === id);
  const [tag] = found?.tags ?? [];
  return found && `#${[fragmentPart(slug), ...(tag ? ['tag', fragmentPart(tag)] : []), id].join('/')}`;
}
