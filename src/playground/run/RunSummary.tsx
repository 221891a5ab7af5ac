import { Icon } from '../../ui/Icon.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';
import type { Run } from './use-run.ts';

type RunSummaryProps = { run: Run; isNarrow: boolean };

/** What was made, and ways on. */
export function RunSummary({ run: { sums }, isNarrow }: RunSummaryProps) {
  const { facts, links = [] } = sums?.result ?? { facts: [] };
  const here = location.pathname.replace(/\.html$/, '');
  const others = links.filter(({ path }) => !here.endsWith(path));
  if (facts.length === 0) return null;
  return (
    <section className={isNarrow ? 'run-summary run-summary--narrow' : 'run-summary'}>
      <dl>
        {facts.map(({ name, value, isStatus }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{isStatus ? <span className="badge badge--ok">{value}</span> : value}</dd>
          </div>
        ))}
      </dl>
      {others.length > 0 && (
        <p>
          {others.map(({ label, path }, index) => {
            const isNext = index === others.length - 1;
            return (
              <SmartLink key={path} className={`button button--small${isNext ? ' button--suggested' : ''}`} href={path}>
                {label}
                {isNext && <Icon name="right" />}
              </SmartLink>
            );
          })}
        </p>
      )}
    </section>
  );
}
