import { STATUS_CODES } from 'node:http';
import type { Operation } from '../../../../src/model/operation.ts';
import type { Call, Flow, FlowStep } from '../../../../src/model/page.ts';
import { shortenText } from '../../../../src/model/shorten-text.ts';
import { chooseStepValues, listStepValues } from '../../../../src/model/step-values.ts';
import type { StepOutline } from '../../read/flow-outline.ts';
import type { GuideDocument } from '../../read/guide.ts';
import { BadDirective, getCall } from '../directives/call-blocks.ts';
import { findOperation } from '../directives/find-subject.ts';
import type { LocaleBuildInput } from '../locale-build.ts';

/** The calls that a home page leads through, each with its command and with shortened identifiers. */
export function getFlow(guide: GuideDocument, input: LocaleBuildInput): Flow | undefined {
  const { flow } = guide.frontmatter;
  if (!flow) return undefined;
  const steps = getSteps(flow.steps, guide, input).map((step) => ({ ...step, call: shortenCall(step.call, input) }));
  return { title: flow.title, details: flow.details, first: steps[flow.opens - 1] ? flow.opens - 1 : 0, steps };
}

/** Calls filled from the examples of the documents. What they lack is reported. */
export function getSteps(outlines: StepOutline[], guide: GuideDocument, input: LocaleBuildInput): FlowStep[] {
  return outlines.flatMap(({ title, details, operation: id, example, show }): FlowStep[] => {
    const operation = findOperation(id, { guide }, input);
    if (!operation) return [];
    try {
      const call = getCall(operation, { example, show }, input.code);
      const command = getCommand(operation, example);
      return [
        {
          ...{ title, details, operation: id },
          call: { ...call, status: withReason(call.status), ...(command && { command: input.code('bash', command) }) },
          parameters: readPath(operation.path, call.target),
          results: chooseStepValues(listStepValues(JSON.parse(call.response.source))).map((one) => ({
            ...one,
            value: shortenText(one.value),
          })),
        },
      ];
    } catch (error) {
      if (!(error instanceof BadDirective)) throw error;
      const message = `step: ${error.message}`;
      const hint = 'A step shows an example of the API documents.';
      input.report({ severity: 'error', file: guide.file, line: 1, message, hint });
      return [];
    }
  });
}

/** The command of the sample for curl, its body as a variable: the body is shown by itself. Undefined without such a sample. */
function getCommand({ samples }: Operation, example = 'success'): string | undefined {
  const own = samples.filter(({ language }) => language === 'bash');
  const sample = own.find((candidate) => candidate.example === example) ?? own[0];
  return /^curl [\s\S]*/m.exec(sample?.code.source ?? '')?.[0].replace(/'\{[\s\S]*\}'/, '"$$BODY"');
}

function withReason(status: string): string {
  return [status, STATUS_CODES[status]].filter(Boolean).join(' ');
}

function shortenCall(call: Call, { code }: LocaleBuildInput): Call {
  const { request, response } = call;
  return {
    ...call,
    target: shortenText(call.target),
    ...(call.command && { command: code('bash', shortenText(call.command.source)) }),
    ...(request && { request: code(request.language, shortenText(request.source)) }),
    response: code(response.language, shortenText(response.source)),
  };
}

/** The values that a target has for the parameters of its path. */
function readPath(path: string, target: string): Record<string, string> {
  const values = target.split('?')[0]?.split('/') ?? [];
  return Object.fromEntries(
    path
      .split('/')
      .flatMap((part, index) =>
        part.startsWith('{') ? [[part.slice(1, -1), decodeURIComponent(values[index] ?? '')]] : [],
      ),
  );
}
