import { useText } from '../hooks/use-text.ts';
import type { SearchResult } from '../model/search.ts';
import type { SiteData } from '../model/site.ts';
import { NoResults } from './NoResults.tsx';
import { SearchGroups } from './SearchGroups.tsx';
import type { SearchTab } from './sessions.ts';
import type { Answer } from './use-search.ts';

export type SearchResultsProps = {
  site: SiteData;
  tab: SearchTab;
  listId: string;
  answer: Answer | undefined;
  /** Of the tab; absent when its index failed. */
  result: SearchResult | undefined;
  isAsking: boolean;
  selected: number;
  onFollow: () => void;
  onShowAll: () => void;
  onRetry: () => void;
};

/** One of: nothing yet, loading, an error with a retry, no results, results. */
export function SearchResults({
  answer,
  result,
  isAsking,
  onRetry,
  onShowAll,
  listId,
  tab,
  ...rest
}: SearchResultsProps) {
  const { t } = useText();
  const found = answer && result;
  return (
    <div className="sm__r" id={`${listId}-panel`}>
      {found && result.pages > 0 && <SearchGroups {...rest} tab={tab} listId={listId} groups={result.groups} />}
      {found && result.groups.length < result.pages && !answer.showsAll && (
        <button type="button" className="sm__all" onClick={onShowAll}>
          {t('search.showAll', { count: result.pages })}
        </button>
      )}
      {found && result.pages === 0 && <NoResults text={answer.text} />}
      {answer && !result && (
        <div className="empty" role="alert">
          <b>{t('search.failed')}</b>
          <button type="button" className="btn" onClick={onRetry}>
            {t('failed.retry')}
          </button>
        </div>
      )}
      {isAsking && <p className="sm__wait">{t('nav.loading')}</p>}
      <p className="vh" role="status">
        {found &&
          (result.pages === 0 ? t('search.none', { query: answer.text }) : t('search.found', { count: result.pages }))}
      </p>
    </div>
  );
}
