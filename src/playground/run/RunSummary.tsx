import { type Ref, useState } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';
import type { Run } from './use-run.ts';

type RunSummaryProps = { run: Run; ref: Ref<HTMLElement> };

/** What was made, what can be done with it next, and a fresh start. */
export function RunSummary({ run: { sums, reset }, ref }: RunSummaryProps) {
  const { t } = useText();
  const { made, facts, action, links = [] } = sums?.result ?? { facts: [] };
  const [isRunning, setRunning] = useState(false);
  const here = location.pathname.replace(/\.html$/, '');
  if (facts.length === 0) return null;
  const runAction = async () => {
    setRunning(true);
    await action?.run().finally(() => setRunning(false));
  };
  return (
    <section className="run-summary" ref={ref}>
      {made && (
        <h3>
          <Icon name="check" />
          {made}
        </h3>
      )}
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        {action && (
          <button
            type="button"
            className="button button--suggested"
            disabled={isRunning}
            onClick={() => void runAction()}
          >
            {action.label}
          </button>
        )}
        {links
          .filter(({ path }) => !here.endsWith(path))
          .map(({ label, path }) => (
            <SmartLink key={path} className="button" href={path}>
              {label}
            </SmartLink>
          ))}
        <button type="button" className="button" onClick={() => void reset()}>
          {t('playground:flow.fresh')}
        </button>
      </p>
    </section>
  );
}
