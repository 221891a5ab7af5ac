import type { Content, ErrorCode, NamedExample, ResponseDescription } from '../../../../src/model/operation.ts';

/**
 * Leaves out the error examples that an operation has in common with all others of its groups (`x-error-groups`): they differ
 * in code and message only, which the table of errors says. The first error response keeps those of its codes, to show the shape.
 * Documents without groups keep all.
 */
export function withoutSharedExamples(responses: ResponseDescription[], errors: ErrorCode[]): ResponseDescription[] {
  if (errors.length === 0) return responses;
  const own = new Set(errors.filter(({ specific }) => specific).map(({ code }) => code));
  const all = new Set(errors.map(({ code }) => code));
  const first = responses.find(({ status }) => /^[45]/.test(status));
  return responses.map((response) => {
    if (/^[123]/.test(response.status)) return response;
    const codes = response === first ? all : own;
    return { ...response, contents: response.contents.map((content) => keepCodes(content, codes)) };
  });
}

function keepCodes(content: Content, codes: Set<number>): Content {
  const isKept = (example: NamedExample) => {
    const code = getCode(example);
    return code === undefined || codes.has(code);
  };
  return { ...content, examples: content.examples.filter(isKept) };
}

function getCode({ value }: NamedExample): number | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && typeof value.code === 'number' ? value.code : undefined;
}
