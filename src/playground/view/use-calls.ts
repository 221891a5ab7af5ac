import { useState } from 'react';
import type { Operation } from '../../model/operation.ts';
import { parseBody, printBody } from '../client/draft.ts';
import type { Exchange } from '../client/exchange.ts';
import { sendCall } from '../client/send-call.ts';
import type { Preparation } from '../form/choices.ts';
import { createLinkedDraft } from '../form/linked-draft.ts';
import { listOutcomes } from '../form/outcomes.ts';
import { createDraft } from '../form/prefill.ts';
import { ensureToken, exchangeCode, prepare } from '../form/prepare.ts';
import type { PageProvider } from '../provider/page-provider.ts';
import { useHistory } from './use-history.ts';

type CallsOptions = {
  operation: Operation;
  locale: string;
  provider: PageProvider;
  /** Form values that the address has. */
  link: string | undefined;
  onError: (error: unknown) => void;
};

/** The call under way: its draft, the wanted outcome, and what has been sent. */
export function useCalls({ operation, locale, provider, link, onError }: CallsOptions) {
  const source = { provider, locale };
  const createFresh = () => createDraft(operation, { state: provider.getState(), locale });
  const [draft, setDraft] = useState(
    () =>
      (link !== undefined && createLinkedDraft(operation, link, { state: provider.getState(), locale })) ||
      createFresh(),
  );
  const [outcome, setOutcome] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const { history, add, clear } = useHistory();
  const [shown, setShown] = useState<Exchange>();

  /** One call at a time; a failure is shown, and the state is as it was. */
  async function run(work: () => Promise<Exchange[]>): Promise<Exchange[]> {
    setBusy(true);
    try {
      const calls = await work();
      add(...calls);
      return calls;
    } catch (error) {
      onError(error);
      return [];
    } finally {
      setBusy(false);
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
      const calls = operation.scopes?.length ? await ensureToken(source) : [];
      const { fault } = (again ? undefined : listOutcomes(operation.id)[outcome]) ?? {};
      if (fault)
        await provider.control({
          method: 'POST',
          path: '/sandbox/faults',
          body: { kind: fault, operation: operation.id },
        });
      if (again) setOutcome(0);
      const idempotencyKey = again && getRetryKey(again);
      const call = await sendCall(operation.id, draft, { ...source, ...(idempotencyKey && { idempotencyKey }) });
      setShown(call);
      return [...calls, call];
    });

  return {
    draft,
    setDraft,
    outcome,
    chooseOutcome,
    isBusy,
    history,
    clearHistory: clear,
    shown,
    setShown,
    send,
    getToken: () => void run(async () => [await exchangeCode(source)]),
    prepare: async (what: Preparation) => {
      await run(() => prepare(what, source));
      setDraft(createFresh());
    },
    reset: () => {
      setOutcome(0);
      setDraft(createFresh());
    },
  };
}

/** A call that was not executed keeps its key; one that was refused for good needs another. */
function getRetryKey({ status, requestHeaders }: Exchange): string | undefined {
  return status === 429 || status >= 500 ? requestHeaders.find(([name]) => name === 'Idempotency-Key')?.[1] : undefined;
}
