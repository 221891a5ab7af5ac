import { useState } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { type Exchange, isRefused } from '../client/exchange.ts';
import { findChanges } from '../client/state-changes.ts';
import type { Provider } from '../provider/provider.ts';
import type { Session } from '../provider/session.ts';
import type { Step } from '../state/ChangesPane.tsx';
import { describeChanges } from '../state/describe-changes.ts';
import { formatTime } from '../ui/format.ts';
import { formatStatus } from './response/reason-phrases.ts';

type LastStepOptions = {
  provider: Provider;
  session: Session;
  onError: (error: unknown) => void;
};

/** What happened last, a call or a step of the clock, and how it is announced. */
export function useLastStep({ provider, session, onError }: LastStepOptions) {
  const { t } = useText();
  const [step, setStep] = useState<Step>();
  const [announcement, setAnnouncement] = useState('');

  const conclude = (next: Step, result: string) => {
    setStep(next);
    const changes = provider.toolbar(session) ? describeChanges(next.changes, isRefused(next), t) : '';
    setAnnouncement(`${result} ${changes}`);
  };
  return {
    step,
    announcement,
    /** A row of the history, which was announced when it was sent. */
    show: setStep,
    concludeCall(call: Exchange) {
      if (call.status === 0) {
        setStep(call);
        return setAnnouncement(t('playground:blocked'));
      }
      const duration = Math.round(call.duration);
      conclude(call, t('playground:result', { status: formatStatus(call.status), duration }));
    },
    async advance(milliseconds: number): Promise<void> {
      const before = provider.objects(session);
      try {
        await provider.toolbar(session)?.clock.advance(milliseconds);
      } catch (error) {
        return onError(error);
      }
      const time = provider.toolbar(session)?.clock.time;
      if (time === undefined) return;
      conclude(
        { time, changes: findChanges(before, provider.objects(session)) },
        t('playground:stepped', { time: formatTime(time) }),
      );
    },
  };
}
