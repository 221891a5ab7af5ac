import type { ChoiceList, FieldRef } from '../src/playground/provider/field.ts';
import type { Provider } from '../src/playground/provider/provider.ts';
import type { Call } from '../src/playground/provider/session.ts';
import { createI18n, memoiseTexts } from '../src/site/i18n.ts';
import { describeAccess } from './access/describe-access.ts';
import { describeSum } from './fields/amount-sum.ts';
import { listChoices, PREPARATIONS } from './fields/choices.ts';
import { listOutcomes } from './fields/outcomes.ts';
import { fillDraft } from './fields/own-values.ts';
import { adaptExample, adaptLink, createOrderNumber, withoutSecrets } from './fields/prefill.ts';
import { prepare } from './fields/prepare.ts';
import { listSubjectNames } from './fields/refused-fields.ts';
import { findRetryWait } from './fields/retry-wait.ts';
import { findViolations } from './fields/violations.ts';
import { describeObjects } from './objects/describe-objects.ts';
import { findSandbox } from './sandboxes.ts';
import { adaptStep, findPoll } from './steps.ts';
import { createToolbar, findUpcoming } from './toolbar.ts';

/** A token or a key, wherever it was pasted. */
const CREDENTIAL = /\b[arl]tk_|PRIVATE KEY/;

/** The simulated provider, its rules and its test data, as the playground uses them. */
export function createProvider({ locale }: { locale: string }): Provider {
  // The strings of the playground have been loaded with its code.
  const t = memoiseTexts(createI18n(locale, {}).t);

  function choices({ path }: FieldRef, { operation, session }: Call): ChoiceList | undefined {
    const state = findSandbox(session)?.getState();
    const list = state && listChoices(path.at(-1) ?? '', { operationId: operation.id, state, locale });
    if (!list?.preparation) return list && { choices: list.choices };
    const { preparation } = list;
    return { choices: list.choices, preparation: { id: preparation, label: t(`playground:prepare.${preparation}`) } };
  }

  return {
    access: (call) => describeAccess(call, t),
    adapt(draft, origin, { operation, session }) {
      const state = findSandbox(session)?.getState();
      if (!state) return origin === 'example' ? withoutSecrets(draft) : draft;
      const context = { operationId: operation.id, state, locale };
      return origin === 'example' ? adaptExample(draft, context) : adaptLink(draft, context);
    },
    applyOwn: (draft, values, { operation, session }) =>
      fillDraft(draft, values, { operationId: operation.id, state: findSandbox(session)?.getState(), locale }),
    choices,
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
      const state = findSandbox(session)?.getState();
      return state && describeSum(operation.id, path, { draft, state, t });
    },
    explain(exchange, { session }) {
      const state = findSandbox(session)?.getState();
      const waitMs = state && findRetryWait(exchange, state);
      return { fields: listSubjectNames(exchange), ...(waitMs !== undefined && { waitMs }) };
    },
    objects(session) {
      const state = findSandbox(session)?.getState();
      return state ? describeObjects(state, t) : [];
    },
    toolbar(session) {
      const sandbox = findSandbox(session);
      return sandbox && createToolbar(sandbox, t);
    },
    next(session, objectId) {
      const state = findSandbox(session)?.getState();
      return state && findUpcoming(state, t, objectId);
    },
    async adaptStep(draft, { operation, session }) {
      const sandbox = findSandbox(session);
      return sandbox ? adaptStep(draft, { operationId: operation.id, sandbox, locale }) : draft;
    },
    poll: findPoll,
    loadMachines: async () => (await import('./machines/load-machines.ts')).loadMachines(locale, t),
    isSecret: (value) => CREDENTIAL.test(value),
    loadSampleWriter: async () => (await import('./samples/create-sample.ts')).createSample,
  };
}
