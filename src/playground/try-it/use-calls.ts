import { useEffect, useRef, useState } from 'react';
import type { Operation } from '../../model/operation.ts';
import { createCall } from '../client/create-call.ts';
import { parseBody, printBody } from '../client/draft.ts';
import type { Exchange } from '../client/exchange.ts';
import { hasFields } from '../client/media-type.ts';
import { sendCall } from '../client/send-call.ts';
import { createExampleDraft } from '../form/example-draft.ts';
import { adaptDraft, createLinkedDraft } from '../form/linked-draft.ts';
import { createMissingObjects } from '../form/missing-objects.ts';
import { withMediaType } from '../form/with-media-type.ts';
import { useHistory } from '../history/use-history.ts';
import type { Draft } from '../provider/draft.ts';
import type { Provider } from '../provider/provider.ts';
import type { Session } from '../provider/session.ts';

type CallsOptions = {
  operation: Operation;
  locale: string;
  provider: Provider;
  session: Session;
  /** Form values that the address has. */
  link: string | undefined;
  onError: (error: unknown) => void;
  /** The first part of a response has come. */
  onArriving: () => void;
};

/** A call that takes longer is said to be under way. Most are over before; a frame that says so would take longer than they do. */
const SLOW_MS = 150;

/** The call under way: its draft, the wanted outcome, and what has been sent. */
export function useCalls({ operation: stated, locale, provider, session, link, onError, onArriving }: CallsOptions) {
  const sent = useRef<Exchange[]>([]);
  const onExchange = (exchange: Exchange) => sent.current.push(exchange);
  const first = {
    operation: stated,
    provider,
    call: createCall({ operation: stated, session, provider, locale, onExchange }),
  };
  const createFresh = () => createExampleDraft(first);
  const [draft, setDraft] = useState(
    () => (link === undefined ? undefined : createLinkedDraft(link, first)) ?? createFresh(),
  );
  const form = withMediaType(first, draft.mediaType);
  const { operation, call } = form;
  const [outcome, setOutcome] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const arriving = useRef<AbortController>(undefined);
  useEffect(() => () => arriving.current?.abort(), []);
  const { history, add, clear } = useHistory();
  const [shown, setShown] = useState<Exchange>();
  const outcomes = provider.outcomes(call);
  const findOutcome = (id: string) => outcomes.find((one) => one.id === id);

  // Another sandbox has other objects; all else that was typed stays.
  const former = useRef({ session, draft });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when calls go somewhere else, whatever the form has then.
  useEffect(() => {
    if (session === former.current.session) return;
    const isUntouched = printDraft(draft) === printDraft(former.current.draft);
    const next = isUntouched ? createFresh() : adaptDraft(draft, form);
    former.current = { session, draft: next };
    setDraft(next);
  }, [session]);

  /** One call at a time. What was sent before a failure is in the history. */
  async function run<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    const slow = setTimeout(() => setBusy(true), SLOW_MS);
    try {
      return await work();
    } catch (error) {
      onError(error);
      return undefined;
    } finally {
      add(...sent.current.splice(0));
      clearTimeout(slow);
      setBusy(false);
      isRunning.current = false;
    }
  }

  const chooseOutcome = (id: string) => {
    setOutcome(id);
    const { change } = findOutcome(id) ?? {};
    const body = parseBody(draft);
    if (change && body !== undefined) setDraft({ ...draft, body: printBody(change(body)) });
  };

  /** What was typed stays where both media types have fields. */
  const chooseMediaType = (mediaType: string) => {
    const isTyped = draft.body !== createExampleDraft(form).body;
    const keepsBody = isTyped && [draft.mediaType ?? getFirstType(stated), mediaType].every(hasFields);
    const { body } = createExampleDraft(withMediaType(first, mediaType));
    setDraft({ parameters: draft.parameters, body: keepsBody ? draft.body : body, mediaType });
  };

  /** `again` repeats a refused call, with its key if the provider may not have seen it, and without the fault that was wanted. */
  const send = (again?: Exchange) =>
    run(async () => {
      if (!session.isReady()) return undefined;
      const access = provider.access(call);
      if (access?.isMissing) await access.action?.run();
      const complete = await createMissingObjects(draft, form);
      // What was typed meanwhile stays.
      setDraft((latest) => (latest === draft ? complete : latest));
      const wanted = again ? undefined : findOutcome(outcome);
      await wanted?.arm?.();
      if (again) setOutcome('');
      const idempotencyKey = again && getRetryKey(again);
      const request = {
        operation,
        draft: complete,
        ...(idempotencyKey && { idempotencyKey }),
        ...(wanted?.flags && { flags: wanted.flags }),
      };
      const controller = new AbortController();
      arriving.current = controller;
      let hasBegun = false;
      // A reader who looks at another call meanwhile stays there.
      const follow = (next: Exchange) => {
        const isFirst = !hasBegun;
        hasBegun = true;
        setShown((latest) => (isFirst || latest?.id === next.id ? next : latest));
        return isFirst;
      };
      const exchange = await sendCall(
        { ...request, signal: controller.signal },
        { provider, session, onProgress: (part) => void (follow(part) && onArriving()) },
      );
      sent.current.push(exchange);
      follow(exchange);
      return exchange;
    });

  return {
    form,
    draft,
    setDraft,
    outcomes,
    outcome,
    chooseOutcome,
    chooseMediaType,
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
    stop: () => arriving.current?.abort(),
    getAccess: () => void run(async () => provider.access(call)?.action?.run()),
    prepare: async (id: string) => {
      const untouched = printDraft(createFresh());
      await run(() => provider.prepare(id, call));
      // What was typed stays, meanwhile too.
      setDraft((latest) => (printDraft(latest) === untouched ? createFresh() : adaptDraft(latest, form)));
    },
    reset: () => {
      setOutcome('');
      setDraft(createFresh());
    },
  };
}

function getFirstType({ body }: Operation): string {
  return body?.contents[0]?.mediaType ?? '';
}

function printDraft(draft: Draft): string {
  return JSON.stringify(draft);
}

/** A call that may not have been executed keeps its key; one that was refused for good needs another. */
function getRetryKey({ status, idempotencyKey }: Exchange): string | undefined {
  const isUnknown = status === 0 || status === 429 || status >= 500;
  return isUnknown ? idempotencyKey : undefined;
}
