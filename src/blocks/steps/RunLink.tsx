import { runHash, type useFlowRunner } from '../../hooks/use-flow-runner.ts';
import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';

type RunLinkProps = { count: number; state: Pick<ReturnType<typeof useFlowRunner>, 'isLoading' | 'hasFailed'> };

/** Runs all steps on the sandbox in the page: a fragment, so that it works before React. As high as the bar of a run, which replaces it. */
export function RunLink({ count, state: { isLoading, hasFailed } }: RunLinkProps) {
  const { t } = useText();
  const hash = runHash(count);
  return (
    <div className="run-bar" data-markdown-ignore="">
      <p className="run-bar__row">
        <a className="button button--primary" id={hash.slice(1)} href={hash} aria-busy={isLoading || undefined}>
          <Icon name="play" />
          {t('run.all', { count })}
        </a>
      </p>
      <p className="run-bar__note" role="status">
        {t(hasFailed ? 'tryIt.notLoaded' : 'run.hint')}
      </p>
    </div>
  );
}
