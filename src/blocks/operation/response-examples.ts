import { exampleResponses } from '../../model/deferred-samples.ts';
import type { NamedExample, Operation } from '../../model/operation.ts';

/** An example of a response. `key` tells it from those of other statuses. */
export type ResponseExample = {
  key: string;
  status: string;
  example: NamedExample;
  /** Of an error in the form of this contract. */
  code?: number;
  group: 'success' | 'specific' | 'shared' | 'other';
};

/** All examples of the responses, successes first, each with its place among the errors of the operation. */
export function listResponseExamples(operation: Operation): ResponseExample[] {
  return exampleResponses(operation).flatMap(({ status, examples }) =>
    examples.map((example): ResponseExample => {
      const code = getCode(example);
      const error = operation.errors.find((one) => one.code === code);
      const group = /^[123]/.test(status) ? 'success' : error ? (error.specific ? 'specific' : 'shared') : 'other';
      return { key: `${status} ${example.name}`, status, example, group, ...(error && { code: error.code }) };
    }),
  );
}

/** `202 The order`, `422004 INSUFFICIENT_WALLET_BALANCE`. */
export function getExampleText({ status, code, example: { name, summary } }: ResponseExample): string {
  return code === undefined ? `${status} ${summary || name}` : `${code} ${name}`;
}

function getCode({ value }: NamedExample): number | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && typeof value.code === 'number' ? value.code : undefined;
}
