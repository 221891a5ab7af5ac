import { useCallback, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useModal } from '../../hooks/use-modal.ts';
import { useText } from '../../hooks/use-text.ts';
import type { SiteData } from '../../model/site.ts';
import type { SearchTab } from '../client/sessions.ts';
import { optionId } from './option-id.ts';
import { storeRecentPage } from './recent-pages.ts';
import { SearchApis } from './SearchApis.tsx';
import { SearchFoot } from './SearchFoot.tsx';
import { SearchInput } from './SearchInput.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchTabs } from './SearchTabs.tsx';
import { useFailedSearch } from './use-failed-search.ts';
import { useOptions } from './use-options.ts';
import { useSearchRequest } from './use-search-request.ts';

export type SearchDialogProps = { site: SiteData; tabs: SearchTab[]; onClose: () => void };

/**
 * The search: a combobox over the hits of one index, with a tab for each index. Mounted whenever it opens. `onClose` must be stable.
 * A native modal dialog: inert background, Escape and the return of the focus are the browser's.
 */
export function SearchDialog({ site, tabs, onClose }: SearchDialogProps) {
  const { t } = useText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [locale, setLocale] = useState(site.locale);
  const [state, request] = useSearchRequest(tabs, site.locale);
  const response = state.phase === 'done' ? state.response : undefined;
  const current = tabs.findIndex((tab) => tab.locale === locale);
  const tab = tabs[current];
  const result = response?.results[current];
  const { entries = [] } = site.searchStart ?? {};
  const isFound = typeof result !== 'object' || result.pages > 0;
  const hasResults = typeof result === 'object' && (isFound || entries.some(({ isWayOut }) => isWayOut));
  const hasOptions = hasResults || (state.phase === 'empty' && entries.length > 0);
  const options = useOptions(dialog, { text: response?.text, within: response?.within, locale, isFound });

  const search = response && typeof result === 'object' ? { query: response.text, found: result.pages } : undefined;
  const handleChosen = useFailedSearch(site, search && { locale, ...search });

  const handleFollow = useCallback(
    ({ path, title }: { path: string; title: string }) => {
      storeRecentPage({ locale, path, title });
      handleChosen();
      onClose();
    },
    [locale, handleChosen, onClose],
  );

  useModal(dialog);

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, and the browser's.
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={t('search.title')}
      onPointerMove={options.handlePointer}
      // What is inside covers all of the dialog but its backdrop.
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      // Comes a task late, when the next dialog may be open: one that has been removed has been closed by us.
      onClose={({ currentTarget }) => currentTarget.isConnected && onClose()}
    >
      <SearchInput
        listId={hasOptions ? id : undefined}
        activeOption={hasOptions && options.selected !== -1 ? optionId(id, options.selected) : undefined}
        onText={request.search}
        onKey={options.handleKey}
        onClose={onClose}
      />
      {tabs.length > 1 && <SearchTabs tabs={tabs} response={response} locale={locale} onSelect={setLocale} />}
      {site.apis && <SearchApis apis={site.apis} onSelect={request.narrow} />}
      {tab && (
        <SearchResults
          site={site}
          tab={tab}
          listId={id}
          state={state}
          result={result}
          selected={options.selected}
          request={request}
          onFollow={handleFollow}
        />
      )}
      <SearchFoot isRemote={site.search?.mode === 'remote'} notice={site.beacon?.notice} />
    </dialog>,
    document.body,
  );
}
