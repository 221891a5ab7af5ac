import type { Content, ErrorCode, NamedExample, ResponseDescription } from '../../../../src/model/operation.ts';

/**
 * Leaves out the error examples that an operation has in common with all others of its groups (`x-error-groups`): they differ
 * in code and message only, which the table of errors says. The first error response keeps its own, to show the shape.
 * Documents without groups keep all.
 */
export function withoutSharedExamples(responses: ResponseDescription[], errors: ErrorCode[]): ResponseDescription[] {
  const shared = new Set(errors.filter(({ specific }) => !specific).map(({ code }) => code));
  const first = responses.find(({ status }) => /^[45]/.test(status));
  return responses.map((response) =>
    response === first
      ? response
      : { ...response, contents: response.contents.map((content) => without(content, shared)) },
  );
}

function without(content: Content, shared: Set<number>): Content {
  const isShared = (example: NamedExample) => {
    const code = getCode(example);
    return code !== undefined && shared.has(code);
  };
  return { ...content, examples: content.examples.filter((example) => !isShared(example)) };
}

function getCode({ value }: NamedExample): number | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && typeof value.code === 'number' ? value.code : undefined;
}
