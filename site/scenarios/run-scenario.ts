import type { State } from '../../packages/simulator/core/state/state.ts';
import { toPointer } from '../../scripts/content/json/json-pointer.ts';
import type { JsonValue } from '../../scripts/content/json/json-value.ts';
import type { Report } from '../../scripts/findings/finding.ts';
import { ExpressionError, isMet, type Names, type Reply, resolveValue } from './expressions.ts';
import { createSandboxSession, type SandboxSession } from './sandbox-session.ts';
import type { RecordRequest, Scenario, ScenarioStep, SocketAction } from './scenario.ts';
import { toStepRequest } from './step-request.ts';

/** A value that a scenario wants as an example, as it was sent or received. */
export type Recording = {
  example: string;
  source: 'merchant' | 'token' | 'listen';
  summary?: string;
  value: JsonValue;
  at: { file: string; line?: number };
};

/** One request with its response. */
export type Exchange = { scenario: string; step: string; operation: string; reply: Reply };

export type ScenarioRun = { recordings: Recording[]; exchanges: Exchange[]; frames: JsonValue[] };

export type RunOptions = {
  /** Gets the state in which the request of a step is sent. */
  beforeStep?: (step: ScenarioStep, state: State) => void;
  /** Method and path of an operation, by the source description that has it. */
  findOperation: (source: string, id: string) => { method: string; path: string } | undefined;
};

/** Runs a scenario from its start on a sandbox of its own. It ends at the first mistake, which is reported with its position. */
export async function runScenario(scenario: Scenario, options: RunOptions, report: Report): Promise<ScenarioRun> {
  const run: ScenarioRun = { recordings: [], exchanges: [], frames: [] };
  const session = createSandboxSession({
    seed: scenario.name,
    start: Date.parse(scenario.document['x-start']),
  });
  const workflows = new Map<string, Record<string, JsonValue>>();
  try {
    for (const [index, workflow] of scenario.document.workflows.entries()) {
      const steps = new Map<string, Record<string, JsonValue>>();
      for (const [number, step] of workflow.steps.entries()) {
        const pointer = toPointer(['workflows', String(index), 'steps', String(number)]);
        const at = { file: scenario.file, ...scenario.locate(pointer) };
        try {
          await runStep({
            scenario,
            step,
            session,
            options,
            run,
            names: { steps, workflows },
            at,
            keep: (outputs) => steps.set(step.stepId, outputs),
          });
        } catch (error) {
          if (!(error instanceof ExpressionError)) throw error;
          report({ severity: 'error', ...at, message: `Step "${step.stepId}": ${error.message}` });
          return run;
        }
      }
      workflows.set(workflow.workflowId, asRecord(resolveValue(workflow.outputs ?? {}, { steps, workflows })));
    }
  } finally {
    session.stop();
  }
  return run;
}

type StepRun = {
  scenario: Scenario;
  step: ScenarioStep;
  session: SandboxSession;
  options: RunOptions;
  run: ScenarioRun;
  names: Names;
  at: Recording['at'];
  keep: (outputs: Record<string, JsonValue>) => void;
};

async function runStep(context: StepRun): Promise<void> {
  const { scenario, step, session, options, run, names, at, keep } = context;
  const [, source = '', id = ''] = step.operationId?.split('.') ?? [];
  const operation = step['x-operation'] ?? options.findOperation(source, id);
  if (!operation) throw new ExpressionError(`There is no operation "${id}" in ${source}.`);
  const { request, parameters } = toStepRequest(step, operation, names);
  options.beforeStep?.(step, session.getState());
  const [retry] = step.onFailure ?? [];
  let { reply, sent } = await session.request(request);
  for (let left = retry?.retryLimit ?? 0; left > 0 && retry && findProblem(step, names, reply); left -= 1) {
    session.wait(retry.retryAfter * 1000);
    ({ reply, sent } = await session.request(request));
  }
  const known = { ...names, reply };
  run.exchanges.push({ scenario: scenario.name, step: step.stepId, operation: id, reply });
  const problem = findProblem(step, names, reply);
  if (problem !== undefined) throw new ExpressionError(`${problem}: ${reply.status} ${JSON.stringify(reply.body)}`);
  const outputs = asRecord(resolveValue(step.outputs, known));
  keep(outputs);
  const api = source === 'token' ? 'token' : 'merchant';
  const add = (wanted: RecordRequest | undefined, value: JsonValue | undefined, from: Recording['source'] = api) => {
    if (wanted && value !== undefined) run.recordings.push({ ...wanted, source: from, value, at });
  };
  const { 'x-record': wanted } = step;
  add(wanted?.request, sent);
  for (const [name, parameter] of Object.entries(wanted?.parameters ?? {})) add(parameter, parameters[name]);
  add(wanted?.response, reply.body);
  for (const action of step['x-socket'] ?? []) act(context, action, outputs, add);
}

function act(
  { session, names, step, keep, run }: StepRun,
  action: SocketAction,
  outputs: Record<string, JsonValue>,
  add: (wanted: RecordRequest | undefined, value: JsonValue, from: 'listen') => void,
): void {
  // Outputs of the step so far, and of the frames before this one.
  const here: Names = { ...names, steps: new Map([...names.steps, [step.stepId, outputs]]) };
  if ('connect' in action) session.connect(action.connect, asRecord(resolveValue(action.query, here)));
  else if ('send' in action) {
    const frame = resolveValue(action.frame, here);
    session.sendFrame(action.send, frame);
    add(action.record, frame, 'listen');
  } else {
    const where = Object.entries(asRecord(resolveValue(action.where ?? {}, here)));
    const frame = session.takeFrame(
      action.on,
      (one) => one.type === action.expect && where.every(([path, value]) => isAt(one, path, value)),
    );
    run.frames.push(frame);
    add(action.record, frame, 'listen');
    Object.assign(
      outputs,
      asRecord(resolveValue(action.outputs ?? {}, { ...here, reply: { status: 0, headers: {}, body: frame } })),
    );
    keep(outputs);
  }
}

function isAt(frame: Record<string, JsonValue>, path: string, value: JsonValue): boolean {
  return path.split('.').reduce<JsonValue | undefined>((part, name) => asRecord(part ?? {})[name], frame) === value;
}

/** Without criteria, a step is to succeed. */
function findProblem({ successCriteria }: ScenarioStep, names: Names, reply: Reply): string | undefined {
  if (successCriteria.length === 0) return reply.status < 300 ? undefined : 'The request was refused';
  const unmet = successCriteria.find(({ condition }) => !isMet(condition, { ...names, reply }));
  return unmet && `${unmet.condition} is not met`;
}

function asRecord(value: JsonValue): Record<string, JsonValue> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
