import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from '../../hooks/use-store.ts';
import { useText } from '../../hooks/use-text.ts';
import { safeDecode } from '../../model/links.ts';
import type { Fold } from '../../model/page.ts';
import { foldFilter, matchesFilter } from './fold-filter.ts';

/** The field that narrows down all folds of its page. A row that the address points to is never filtered out. */
export function FoldFilter({ folds }: { folds: Fold[] }) {
  const { t } = useText();
  const field = useRef<HTMLInputElement>(null);
  const filter = useStore(foldFilter);
  useEffect(() => {
    const clearForTarget = () => {
      const target = document.getElementById(safeDecode(location.hash.slice(1)));
      if (!field.current || !target?.closest('.fold[hidden]')) return;
      field.current.value = '';
      flushSync(() => foldFilter.set(''));
      // The browser looked for it while it was hidden.
      for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
        fold.open = true;
      target.scrollIntoView();
    };
    // What was typed before hydration.
    foldFilter.set(field.current?.value ?? '');
    addEventListener('hashchange', clearForTarget);
    return () => {
      removeEventListener('hashchange', clearForTarget);
      foldFilter.set('');
    };
  }, []);
  const shown = folds.filter((fold) => matchesFilter(fold, filter)).length;
  return (
    <search className="fold-filter">
      <input
        ref={field}
        type="search"
        className="input"
        spellCheck={false}
        autoComplete="off"
        aria-label={t('fold.filter')}
        placeholder={t('fold.filter')}
        onInput={({ currentTarget }) => foldFilter.set(currentTarget.value)}
      />
      <small role="status">
        {filter.trim() === '' ? '' : t(shown === 0 ? 'fold.none' : 'fold.found', { shown, total: folds.length })}
      </small>
    </search>
  );
}
