import { useEffect, useRef, useState } from 'react';
import type { Preparation } from '../../merchant/fields/choices.ts';
import { listOutcomes } from '../../merchant/fields/outcomes.ts';
import { fillDraft } from '../../merchant/fields/own-values.ts';
import { createDraft, createPlainDraft } from '../../merchant/fields/prefill.ts';
import { type CallSource, ensureToken, exchangeCode, prepare } from '../../merchant/fields/prepare.ts';
import type { Operation } from '../../model/operation.ts';
import { type Draft, parseBody, printBody } from '../client/draft.ts';
import type { Exchange } from '../client/exchange.ts';
import { sendTo } from '../client/send-call.ts';
import type { EnvironmentState } from '../environment/use-environment.ts';
import { adaptDraft, createLinkedDraft } from '../form/linked-draft.ts';
import { createMissingObjects } from '../form/missing-objects.ts';
import { useHistory } from '../history/use-history.ts';
import { readerValues } from '../values/stored-values.ts';

type CallsOptions = {
  operation: Operation;
  locale: string;
  environment: EnvironmentState;
  /** Form values that the address has. */
  link: string | undefined;
  onError: (error: unknown) => void;
};

/** A call that takes longer is said to be under way. Most are over before; a frame that says so would take longer than they do. */
const SLOW_MS = 150;

/** The call under way: its draft, the wanted outcome, and what has been sent. */
export function useCalls({ operation, locale, environment, link, onError }: CallsOptions) {
  const { provider, target } = environment;
  const createFresh = () => {
    if (!provider) return fillDraft(createPlainDraft(operation), readerValues.get());
    const sandbox = { operation, state: provider.getState(), locale };
    return fillDraft(createDraft(operation, sandbox), readerValues.get(), sandbox);
  };
  const [draft, setDraft] = useState(
    () =>
      (link !== undefined && provider && createLinkedDraft(operation, link, { state: provider.getState(), locale })) ||
      createFresh(),
  );
  const [outcome, setOutcome] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const { history, add, clear } = useHistory();
  const [shown, setShown] = useState<Exchange>();

  // Another sandbox has other cards and holders; all else that was typed stays.
  const former = useRef({ provider, draft });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when calls go somewhere else, whatever the form has then.
  useEffect(() => {
    if (provider === former.current.provider) return;
    const isUntouched = printDraft(draft) === printDraft(former.current.draft);
    const next =
      provider && !isUntouched
        ? adaptDraft(operation, toValues(draft), { state: provider.getState(), locale })
        : isUntouched
          ? createFresh()
          : draft;
    former.current = { provider, draft: next };
    setDraft(next);
  }, [provider]);

  /** One call at a time; a failure is shown, and the state is as it was. */
  async function run(work: () => Promise<Exchange[]>): Promise<Exchange[]> {
    if (isRunning.current) return [];
    isRunning.current = true;
    const slow = setTimeout(() => setBusy(true), SLOW_MS);
    try {
      const calls = await work();
      add(...calls);
      return calls;
    } catch (error) {
      onError(error);
      return [];
    } finally {
      clearTimeout(slow);
      setBusy(false);
      isRunning.current = false;
    }
  }

  const chooseOutcome = (index: number) => {
    setOutcome(index);
    const { change } = listOutcomes(operation.id)[index] ?? {};
    const body = parseBody(draft);
    if (change && body !== undefined) setDraft({ ...draft, body: printBody(change(body)) });
  };

  /** `again` repeats a refused call, with its key if the provider may not have seen it, and without the fault that was wanted. */
  const send = (again?: Exchange) =>
    run(async () => {
      if (!target) return [];
      const token = provider && operation.scopes?.length ? await ensureToken({ provider, locale }) : [];
      const { draft: complete, calls } = provider
        ? await createMissingObjects(operation, draft, { provider, locale })
        : { draft, calls: [] };
      // What was typed meanwhile stays.
      setDraft((latest) => (latest === draft ? complete : latest));
      const wanted = again || !provider ? undefined : listOutcomes(operation.id)[outcome];
      if (wanted?.fault)
        await provider?.control({
          method: 'POST',
          path: '/sandbox/faults',
          body: { kind: wanted.fault, operation: operation.id },
        });
      if (again) setOutcome(0);
      const idempotencyKey = again && getRetryKey(again);
      const call = await sendTo(target, operation.id, complete, {
        locale,
        ...(idempotencyKey && { idempotencyKey }),
        ...(wanted?.isSignedWrongly && { isSignedWrongly: true }),
      });
      setShown(call);
      return [...token, ...calls, call];
    });

  /** For what only a sandbox does. */
  const runOn = (work: (source: CallSource) => Promise<Exchange[]>) =>
    run(async () => (provider ? work({ provider, locale }) : []));

  return {
    draft,
    setDraft,
    outcome,
    chooseOutcome,
    isBusy,
    history,
    clearHistory: clear,
    shown,
    /** A row of the history: its response, and its form where it was made from this one. */
    show: (exchange: Exchange) => {
      setShown(exchange);
      if (exchange.operationId === operation.id) setDraft(exchange.draft);
    },
    send,
    getToken: () => void runOn(async (source) => [await exchangeCode(source)]),
    prepare: async (what: Preparation) => {
      await runOn((source) => prepare(what, source));
      // What was typed meanwhile stays.
      setDraft((latest) =>
        provider && latest !== draft
          ? adaptDraft(operation, toValues(latest), { state: provider.getState(), locale })
          : createFresh(),
      );
    },
    reset: () => {
      setOutcome(0);
      setDraft(createFresh());
    },
  };
}

function printDraft(draft: Draft): string {
  return JSON.stringify(draft);
}

function toValues(draft: Draft) {
  const body = parseBody(draft);
  return { parameters: draft.parameters, ...(body !== undefined && { body }) };
}

/** A call that may not have been executed keeps its key; one that was refused for good needs another. */
function getRetryKey({ status, requestHeaders }: Exchange): string | undefined {
  const isUnknown = status === 0 || status === 429 || status >= 500;
  return isUnknown ? requestHeaders.find(([name]) => name === 'Idempotency-Key')?.[1] : undefined;
}
