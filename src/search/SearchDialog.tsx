import { useId, useLayoutEffect, useRef, useState } from 'react';
import '../styles/search.css';
import { useText } from '../hooks/use-text.ts';
import type { SiteData } from '../model/site.ts';
import { SearchFoot } from './SearchFoot.tsx';
import { SearchInput } from './SearchInput.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchTabs } from './SearchTabs.tsx';
import type { SearchTab } from './sessions.ts';
import { useOptions } from './use-options.ts';
import { useSearch } from './use-search.ts';

export { createSessions } from './sessions.ts';

export type SearchDialogProps = { site: SiteData; tabs: SearchTab[]; onClose: () => void };

/** The search: a combobox over the hits of one index, with a tab for each index. Made anew whenever it opens. */
export function SearchDialog({ site, tabs, onClose }: SearchDialogProps) {
  const { t } = useText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [locale, setLocale] = useState(site.locale);
  const [showsAll, setShowsAll] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const answer = useSearch(tabs, text, showsAll, attempt);
  const current = tabs.findIndex((tab) => tab.locale === locale);
  const tab = tabs[current];
  const options = useOptions(dialog, `${answer?.text} ${locale}`);

  // Before the element is gone: only then does the focus return to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  function handleText(next: string) {
    setText(next);
    setShowsAll(false);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, and the browser's.
    <dialog
      ref={dialog}
      className="sm"
      aria-label={t('search.title')}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <SearchInput
        text={text}
        isExpanded={text.trim() !== '' && (answer?.results[current]?.pages ?? 0) > 0}
        onText={handleText}
        onKey={options.handleKey}
        onClose={onClose}
        options={options}
        listId={id}
      />
      {tabs.length > 1 && <SearchTabs tabs={tabs} answer={answer} locale={locale} onSelect={setLocale} />}
      {tab && (
        <SearchResults
          site={site}
          tab={tab}
          listId={id}
          answer={text.trim() === '' ? undefined : answer}
          result={answer?.results[current]}
          isAsking={text.trim() !== '' && answer === undefined}
          selected={options.selected}
          onFollow={onClose}
          onShowAll={() => setShowsAll(true)}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
      <SearchFoot isRemote={site.search?.mode === 'remote'} />
    </dialog>
  );
}
