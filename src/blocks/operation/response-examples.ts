import { exampleContents } from '../../model/deferred-samples.ts';
import type { NamedExample, Operation } from '../../model/operation.ts';

/** An example of a response. `key` tells it from those of other statuses. */
export type ResponseExample = {
  key: string;
  status: string;
  /** Where the status has several media types with examples. */
  mediaType?: string;
  /** What its code is fetched by. */
  source: string;
  example: NamedExample;
  /** Of an error in the form of this contract. */
  code?: number;
  group: 'success' | 'specific' | 'shared' | 'other';
};

/** All examples of the responses, successes first, each with its place among the errors of the operation. */
export function listResponseExamples(operation: Operation): ResponseExample[] {
  return exampleContents(operation).flatMap(({ status, mediaType, source, examples }) =>
    examples.map((example): ResponseExample => {
      const code = getCode(example);
      const error = operation.errors.find((one) => one.code === code);
      const group = /^[123]/.test(status) ? 'success' : error ? (error.specific ? 'specific' : 'shared') : 'other';
      return {
        ...{ key: `${source} ${example.name}`, status, source, example, group },
        ...(mediaType !== undefined && { mediaType }),
        ...(error && { code: error.code }),
      };
    }),
  );
}

/** `202 The order`, `400 sample · application/xml`, `422004 INSUFFICIENT_WALLET_BALANCE`. */
export function getExampleText({ status, code, mediaType, example: { name, summary } }: ResponseExample): string {
  const text = code === undefined ? `${status} ${summary || name}` : `${code} ${name}`;
  return mediaType === undefined ? text : `${text} · ${mediaType}`;
}

function getCode({ value }: NamedExample): number | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && typeof value.code === 'number' ? value.code : undefined;
}
