import { runHash, type useFlowRunner } from '../../hooks/use-flow-runner.ts';
import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';

type RunLinkProps = { count: number; state: Pick<ReturnType<typeof useFlowRunner>, 'isLoading' | 'hasFailed'> };

/** Runs all steps on the sandbox in the page: a fragment, so that it works before React. */
export function RunLink({ count, state: { isLoading, hasFailed } }: RunLinkProps) {
  const { t } = useText();
  const hash = runHash(count);
  return (
    <p className="run-link" data-markdown-ignore="">
      <a className="button button--primary" id={hash.slice(1)} href={hash} aria-busy={isLoading || undefined}>
        <Icon name="play" />
        {t('run.all')}
      </a>
      <span role="status">{t(hasFailed ? 'tryIt.notLoaded' : 'run.hint')}</span>
    </p>
  );
}
