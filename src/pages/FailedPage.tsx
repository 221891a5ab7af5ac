import { useText } from '../hooks/use-text.ts';
import type { SvgDrawing } from '../model/svg-drawing.ts';
import { InlineDrawing } from '../ui/InlineDrawing.tsx';

type FailedPageProps = { drawing: SvgDrawing | undefined; onRetry: () => void };

/** Shown in place of a page whose data did not load. */
export function FailedPage({ drawing, onRetry }: FailedPageProps) {
  const { t } = useText();
  return (
    <main className="not-found" id="main" tabIndex={-1}>
      {drawing && <InlineDrawing drawing={drawing} />}
      <h1>{t('failed.title')}</h1>
      <p role="alert">{t('failed.text')}</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        {t('failed.retry')}
      </button>
    </main>
  );
}
