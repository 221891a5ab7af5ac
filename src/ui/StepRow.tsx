import type { ReactNode } from 'react';
import type { Method } from '../model/method.ts';
import { getStatusTone, type StepValue } from '../model/step-values.ts';
import { MethodBadge } from './MethodBadge.tsx';

type StepRowProps = {
  /** Number or sign of the step. */
  mark: ReactNode;
  title: string;
  method: Method;
  target: string;
  /** What the next step needs of the response. */
  values: StepValue[];
  /** How far the step is, at the end of the row; below the amount, where there is one. */
  state: ReactNode;
  isOpen?: boolean;
  /** What is sent and what comes back. */
  children: ReactNode;
};

/** A call of several as a row of constant height: a run replaces its words, and nothing moves. */
export function StepRow({ mark, title, method, target, values, state, isOpen, children }: StepRowProps) {
  const amount = values.find(({ kind }) => kind === 'amount');
  return (
    <li className="step">
      <details open={isOpen}>
        <summary>
          {mark}
          <span className="step__call">
            <b>{title}</b>
            <MethodBadge method={method} variant="bare" />
            <code translate="no" data-markdown-ignore="" title={target}>
              {target}
            </code>
          </span>
          <span className="step__values" translate="no" data-markdown-ignore="">
            {values.map(
              ({ name, value, kind }) =>
                kind !== 'amount' &&
                (kind === 'status' ? (
                  <span key={name} className={`status status--${getStatusTone(value)}`}>
                    {value}
                  </span>
                ) : (
                  <code key={name} title={`${name}: ${value}`}>
                    {value}
                  </code>
                )),
            )}
          </span>
          <span className="step__end" data-markdown-ignore="">
            {amount && (
              <b className="step__amount" title={amount.name} translate="no">
                {amount.value} <small>{amount.currency}</small>
              </b>
            )}
            <span className="step__state">{state}</span>
          </span>
        </summary>
        <div className="step__body">{children}</div>
      </details>
    </li>
  );
}
