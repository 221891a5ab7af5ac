import { required } from '../../../packages/base/invariant.ts';
import type { Operation } from '../../model/operation.ts';
import type { JsonValue } from '../../model/schema.ts';
import { isJson } from '../client/media-type.ts';
import type { FieldMark, FileField } from '../provider/field.ts';
import type { CalledOperation } from '../provider/session.ts';
import {
  type CallDocument,
  type CallOperation,
  type CallParameter,
  findCallOperation,
} from '../schema/call-document.ts';
import { createCheck, type JsonSchema } from '../schema/check-value.ts';
import { listFiles } from './form-files.ts';

type Check = (value: JsonValue) => FieldMark[];

/** `mediaTypes`: of its bodies, or ranges of them; none where the document says nothing. `check`: of JSON, where that has a schema. */
type DocumentedResponse = { mediaTypes: string[]; check?: Check };

/** An operation with the rules of its document. */
export type LoadedOperation = {
  /** Address of its document. */
  document: string;
  operation: CallOperation;
  checkParameter(parameter: CallParameter, value: JsonValue): FieldMark[];
  checkBody: Check;
  files: ReadonlyMap<string, FileField>;
  /** Of its responses: `200`, `4XX`, `default`. */
  statuses: string[];
  /** Undefined for a response that the document does not have. */
  findResponse(status: number): DocumentedResponse | undefined;
};

/** One for each media type of the body, in the order of the document; one for an operation without a body. */
const loaded = new Map<string, [LoadedOperation, ...LoadedOperation[]]>();

/** Reads an operation from its document. `fetchData` gets a file of the build. */
export async function loadOperation(
  { method, path, callDocument }: Operation,
  fetchData: (address: string) => Promise<unknown>,
): Promise<void> {
  const address = required(callDocument, 'Without a provider every operation has a document for its calls.');
  const key = getKey({ method, path, callDocument: address });
  if (loaded.has(key)) return;
  const document = (await fetchData(address)) as CallDocument;
  const operation = required(
    findCallOperation(document, method, path),
    'The document has the operations of its pages.',
  );
  const [first = operation, ...others] = operation.bodies.map((body) => ({ ...operation, body }));
  const prepareOne = (one: CallOperation) => prepare(address, one, document.components);
  loaded.set(key, [prepareOne(first), ...others.map(prepareOne)]);
}

/** The same in a function that cannot wait, with the body that the operation has first. */
export function getLoaded(
  operation: Pick<CalledOperation, 'method' | 'path' | 'callDocument' | 'body'>,
): LoadedOperation {
  const all = required(loaded.get(getKey(operation)), 'An operation is loaded before its form is rendered.');
  const mediaType = operation.body?.contents[0]?.mediaType;
  return all.find(({ operation: { body } }) => body?.mediaType === mediaType) ?? all[0];
}

function getKey({ method, path, callDocument }: Pick<CalledOperation, 'method' | 'path' | 'callDocument'>): string {
  return [callDocument, method, path].join(' ');
}

function prepare(document: string, operation: CallOperation, components: JsonSchema): LoadedOperation {
  const checks = new Map<JsonSchema, Check>();
  const getCheck = (schema: JsonSchema, direction: 'request' | 'response'): Check => {
    const check = checks.get(schema) ?? createCheck(schema, components, direction);
    checks.set(schema, check);
    return check;
  };
  return {
    document,
    operation,
    checkParameter: ({ schema }, value) => getCheck(schema, 'request')(value),
    checkBody: (value) => (operation.body ? getCheck(operation.body.schema, 'request')(value) : []),
    files: listFiles(operation, components),
    statuses: Object.keys(operation.responses),
    findResponse(status) {
      const { responses } = operation;
      const contents = responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses.default;
      if (!contents) return undefined;
      const schema = Object.entries(contents).find(([type]) => isJson(type))?.[1];
      return { mediaTypes: Object.keys(contents), ...(schema && { check: getCheck(schema, 'response') }) };
    },
  };
}
