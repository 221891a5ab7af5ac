import { parseJson } from '../../packages/base/encoding/json.ts';
import { required } from '../../packages/base/invariant.ts';
import type { State } from '../../packages/simulator/core/state/state.ts';
import { contract } from '../../packages/simulator/generated/contract.ts';
import { type Exchange, getCode } from '../../src/playground/client/exchange.ts';
import { readObject } from '../../src/playground/client/step-result.ts';
import type { Explanation, FieldRef } from '../../src/playground/provider/field.ts';
import type { ProviderMembers } from '../../src/playground/provider/provider.ts';
import type { Call, Session } from '../../src/playground/provider/session.ts';
import { SIGNATURE_PARAMETERS } from './access/build-request.ts';
import { type CallTarget, createSandboxTarget } from './access/call-target.ts';
import { describeAccess } from './access/describe-access.ts';
import { describeCommand } from './access/describe-command.ts';
import { describeError } from './access/describe-error.ts';
import { loadOwnSettings } from './access/load-own-settings.ts';
import { callTarget } from './access/make-call.ts';
import { describeSigning } from './access/signing-steps.ts';
import { holdRefused } from './doctor/refused-request.ts';
import { listEnvironments } from './environments/list-environments.ts';
import { createOwnTarget } from './environments/own-server.ts';
import { ownServer } from './environments/own-session.ts';
import { getPageSession } from './environments/page.ts';
import { describeSum } from './fields/amount-sum.ts';
import { listChoices, PREPARATIONS } from './fields/choices.ts';
import { listOutcomes } from './fields/outcomes.ts';
import { fillDraft } from './fields/own-values.ts';
import { adaptExample, adaptLink, createOrderNumber, withoutSecrets } from './fields/prefill.ts';
import { prepare } from './fields/prepare.ts';
import { findRetryWait } from './fields/retry-wait.ts';
import { findViolations } from './fields/violations.ts';
import { describeObjects } from './objects/describe-objects.ts';
import { sumUp } from './run-result.ts';
import { findSandbox, getSandbox } from './sandboxes.ts';
import { adaptStep, findPoll } from './steps.ts';
import { createText, type Text } from './strings/text.ts';
import { createToolbar, findUpcoming } from './toolbar.ts';
import { readerValues } from './values/stored-values.ts';

/** INSUFFICIENT_WALLET_BALANCE: nobody but a reset fills the wallet of a run. */
const NO_MONEY = 422004;

/** A token or a key, wherever it was pasted. */
const CREDENTIAL = /\b[arl]tk_|PRIVATE KEY/;

/** The simulated provider, its rules and its test data, as the playground uses them. The strings of both have been loaded. */
export function createProvider(locale: string): ProviderMembers {
  const t = createText(locale);
  return {
    environments: listEnvironments(locale, t),
    getDefaultSession: getPageSession,
    makeCall({ operation, draft, ...options }, session) {
      const target = required(findTarget(session), 'Nobody sends a call before its receiver is known.');
      return callTarget(target, operation.id, draft, { locale, ...options });
    },
    describeError: (error) => describeError(error, t),
    loadSettings: () => loadOwnSettings(locale, t),
    access: (call) => describeAccess(call, t),
    isFilledIn: ({ location, path: [name = ''] }) =>
      location === 'header' || (location === 'query' && SIGNATURE_PARAMETERS.includes(name)),
    adapt(draft, origin, { operation, session }) {
      const state = findState(session);
      if (!state) return origin === 'example' ? withoutSecrets(draft) : draft;
      const context = { operationId: operation.id, state, locale };
      return origin === 'example' ? adaptExample(draft, context) : adaptLink(draft, context);
    },
    applyOwn: (draft, { operation, session }) =>
      fillDraft(draft, readerValues.get(), { operationId: operation.id, state: findState(session), locale }),
    choices: (field, call) => describeChoices(field, call, { locale, t }),
    async prepare(id, { session, send }) {
      const sandbox = findSandbox(session);
      const what = PREPARATIONS.find((one) => one === id);
      if (sandbox && what) await prepare(what, { provider: sandbox, locale, send });
    },
    suggest({ path }, value, { session }) {
      const sandbox = findSandbox(session);
      return sandbox && path.at(-1) === 'merchantOrderNo' ? createOrderNumber(value, sandbox.getState()) : undefined;
    },
    outcomes({ operation, session }) {
      const sandbox = findSandbox(session);
      return sandbox ? listOutcomes(operation.id, { sandbox, t }) : [];
    },
    marks: (draft, { operation }) => findViolations(operation.id, draft),
    note({ path }, draft, { operation, session }) {
      const state = findState(session);
      return state && describeSum(operation.id, path, { draft, state, t });
    },
    describeSigning: (call) => describeSigning(call, t),
    explain: (exchange, call) => explainFailure(exchange, call, t),
    objects(session) {
      const state = findState(session);
      return state ? describeObjects(state, t) : [];
    },
    toolbar(session) {
      const sandbox = findSandbox(session);
      return sandbox && createToolbar(sandbox, t);
    },
    next(session, objectId) {
      const state = findState(session);
      return state && findUpcoming(state, t, objectId);
    },
    async adaptStep(draft, { operation, session }) {
      const sandbox = findSandbox(session);
      return sandbox ? adaptStep(draft, { operationId: operation.id, sandbox, locale }) : draft;
    },
    poll: findPoll,
    readStep: ({ responseBody }) => readObject(Object(parseJson(responseBody)).data),
    sumUp: (before, session, ids) => sumUp(getSandbox(before).getState(), { sandbox: getSandbox(session), ids, t }),
    loadMachines: async () => (await import('./machines/load-machines.ts')).loadMachines(locale, t),
    isSecret: (value) => CREDENTIAL.test(value),
    command(call) {
      const sandbox = findSandbox(call.session);
      // The page itself has no address: its command is for the sandbox server.
      const isPage = sandbox !== undefined && sandbox.origin === undefined;
      return describeCommand(call, isPage ? undefined : findTarget(call.session), t);
    },
    loadSampleWriter: async () => (await import('./samples/create-sample.ts')).createSample,
  };
}

function findState(session: Session): State | undefined {
  return findSandbox(session)?.getState();
}

function describeChoices({ path }: FieldRef, { operation, session }: Call, { locale, t }: { locale: string; t: Text }) {
  const state = findState(session);
  const list = state && listChoices(path.at(-1) ?? '', { operationId: operation.id, state, locale });
  if (!list?.preparation) return list && { choices: list.choices };
  const { preparation } = list;
  return { choices: list.choices, preparation: { id: preparation, label: t(`provider:prepare.${preparation}`) } };
}

function explainFailure(exchange: Exchange, { operation: { doctorPage }, session }: Call, t: Text): Explanation {
  const state = findState(session);
  const waitMs = state && findRetryWait(exchange, state);
  const code = getCode(exchange) ?? 0;
  const error = contract.errors[code];
  return {
    fields: error?.fields ?? [],
    ...(waitMs !== undefined && { waitMs }),
    needsReset: code === NO_MONEY,
    ...(doctorPage !== undefined &&
      error?.concerns === 'signature' && {
        tool: { label: t('provider:openDoctor'), href: doctorPage, handOff: () => holdRefused(exchange) },
      }),
  };
}

/** Undefined while a server of the reader's own lacks what every call needs. */
function findTarget(session: Session): CallTarget | undefined {
  const sandbox = findSandbox(session);
  return sandbox ? createSandboxTarget(sandbox) : createOwnTarget(ownServer.get());
}
