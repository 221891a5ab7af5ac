import { useText } from '../../hooks/use-text.ts';
import type { SiteData } from '../../model/site.ts';
import type { SearchRequest, SearchState, TabResult } from '../client/search-request.ts';
import type { SearchTab } from '../client/sessions.ts';
import { NoResults } from './NoResults.tsx';
import { PastedBody } from './PastedBody.tsx';
import { SearchGroups } from './SearchGroups.tsx';
import { SearchStart } from './SearchStart.tsx';
import type { OnFollow } from './use-page-link.ts';

type SearchResultsProps = {
  site: SiteData;
  tab: SearchTab;
  listId: string;
  state: SearchState;
  /** Of the tab. */
  result: TabResult | undefined;
  selected: number;
  request: SearchRequest;
  onFollow: OnFollow;
};

/** One of: suggestions, loading, an error or a long wait with a retry, no results, results. */
export function SearchResults({ state, result, request, listId, tab, ...rest }: SearchResultsProps) {
  const { t } = useText();
  const response = state.phase === 'done' ? state.response : undefined;
  const found = typeof result === 'object' ? result : undefined;
  const isCut = response && found && found.groups.length < found.pages && !response.showsAll;
  const { site, selected, onFollow } = rest;
  return (
    <div className="search-dialog__results" id={`${listId}-panel`}>
      {state.phase === 'empty' && <SearchStart site={site} listId={listId} selected={selected} onFollow={onFollow} />}
      {response && <PastedBody site={site} text={response.text} onFollow={onFollow} />}
      {found && found.pages > 0 && (
        <SearchGroups {...rest} key={tab.locale} tab={tab} listId={listId} groups={found.groups} />
      )}
      {isCut && (
        <button type="button" className="search-dialog__all" onClick={request.showAll}>
          {t('search.showAll', { count: found.pages })}
        </button>
      )}
      {response && found?.pages === 0 && (
        <NoResults {...rest} text={response.text} tried={found.tried} listId={listId} />
      )}
      {result === 'failed' && <SearchProblem text={t('search.failed')} onRetry={request.retry} />}
      {state.phase === 'slow' && <SearchProblem text={t('search.slow')} onRetry={request.retry} />}
      {(state.phase === 'waiting' || result === 'pending') && <p className="search-dialog__wait">{t('nav.loading')}</p>}
      <p className="visually-hidden" role="status">
        {response &&
          found &&
          (found.pages === 0 ? t('search.none', { query: response.text }) : t('search.found', { count: found.pages }))}
      </p>
    </div>
  );
}

function SearchProblem({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useText();
  return (
    <div className="empty" role="alert">
      <b>{text}</b>
      <button type="button" className="button" onClick={onRetry}>
        {t('failed.retry')}
      </button>
    </div>
  );
}
