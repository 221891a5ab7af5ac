import { toPointer } from '../../content/json/json-pointer.ts';
import type { ApiDocument } from '../../content/read/api.ts';
import type { SourcePosition } from '../../content/read/locate.ts';
import { diffAsyncapi } from './asyncapi-diff.ts';
import type { Change, Comparison } from './change.ts';
import { diffOpenapi } from './openapi-diff.ts';
import { refusal } from './version-rule.ts';

/** The changes of one document, with their places, and why its breaking ones are refused if they are. `api`: as it is now, unless it is gone. */
export type ApiDiff = {
  id: string;
  api?: ApiDocument;
  changes: (Change & { position: SourcePosition })[];
  refusal?: string;
};

/** Compares the documents of two revisions by their ids. */
export function diffApis(base: readonly ApiDocument[], now: readonly ApiDocument[]): ApiDiff[] {
  const gone = base.filter(({ id }) => !now.some((api) => api.id === id));
  const removed = gone.map(({ id, file }): ApiDiff => {
    const change: Change = {
      rating: 'breaking',
      path: [],
      kind: 'removed',
      what: id,
      message: `the document ${id} is gone`,
    };
    const position = { file, line: 1, column: 1 };
    return { id, changes: [{ ...change, position }], refusal: 'a document must not disappear' };
  });
  const find = ({ id }: ApiDocument) => base.find((api) => api.id === id);
  return [...removed, ...now.map((api) => ({ id: api.id, api, ...diffApi(find(api), api) }))];
}

function diffApi(base: ApiDocument | undefined, now: ApiDocument): Pick<ApiDiff, 'changes' | 'refusal'> {
  const locate = (change: Change) => ({ ...change, position: now.locate(toPointer(change.path)) });
  if (base === undefined) {
    const message = `the document ${now.id} is new`;
    return { changes: [locate({ rating: 'added', path: [], kind: 'added', what: now.id, message })] };
  }
  const found: Change[] = [];
  const comparison: Comparison = {
    ...{ base: base.document, now: now.document },
    add: (rating, path, [kind, what], message) => found.push({ rating, path, kind, what, message }),
  };
  if (now.kind === 'openapi') diffOpenapi(comparison);
  else diffAsyncapi(comparison);
  const breaks = found.some(({ rating }) => rating === 'breaking');
  return { changes: found.map(locate), refusal: breaks ? refusal(base.document, now.document) : undefined };
}
