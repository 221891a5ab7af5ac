import { Icon } from '../../ui/Icon.tsx';
import type { StepResult } from './run-step.ts';

/** Number, ring, check or warning of a step; its result in words is beside it. */
export function StepMark({ number, result }: { number: number; result: StepResult | undefined }) {
  const { phase } = result ?? {};
  const isBusy = phase === 'running' || phase === 'waiting';
  return (
    <i className={`step-mark${isBusy ? ' step-mark--busy' : phase ? ` step-mark--${phase}` : ''}`} aria-hidden="true">
      {phase === 'done' ? <Icon name="check" /> : phase === 'failed' ? <Icon name="warn" /> : number}
    </i>
  );
}
