import type { Flow, FlowStep } from '../../../../src/model/page.ts';
import type { GuideDocument } from '../../read/guide.ts';
import { BadDirective, getCall } from '../directives/call-blocks.ts';
import { findOperation } from '../directives/find-subject.ts';
import type { LocaleBuildInput } from '../locale-build.ts';

/** The calls that a home page leads through, filled from the examples of the documents. What they lack is reported. */
export function getFlow(guide: GuideDocument, input: LocaleBuildInput): Flow | undefined {
  const { flow } = guide.frontmatter;
  if (!flow) return undefined;
  const steps = flow.steps.flatMap(({ title, details, operation: id, example, show }): FlowStep[] => {
    const operation = findOperation(id, { guide }, input);
    if (!operation) return [];
    try {
      return [{ title, details, operation: id, call: getCall(operation, { example, show }, input.code) }];
    } catch (error) {
      if (!(error instanceof BadDirective)) throw error;
      const message = `flow: ${error.message}`;
      const hint = 'A step shows an example of the API documents.';
      input.report({ severity: 'error', file: guide.file, line: 1, message, hint });
      return [];
    }
  });
  return { ...flow, steps };
}
