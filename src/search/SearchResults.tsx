import { useText } from '../hooks/use-text.ts';
import type { SearchResult } from '../model/search.ts';
import type { SiteData } from '../model/site.ts';
import type { Inquiry, InquiryState } from './inquiry.ts';
import { NoResults } from './NoResults.tsx';
import { SearchGroups } from './SearchGroups.tsx';
import type { SearchTab } from './sessions.ts';

export type SearchResultsProps = {
  site: SiteData;
  tab: SearchTab;
  listId: string;
  state: InquiryState;
  /** Of the tab; absent when its index failed. */
  result: SearchResult | undefined;
  selected: number;
  inquiry: Inquiry;
  onFollow: () => void;
};

/** One of: nothing yet, loading, an error or a long wait with a retry, no results, results. */
export function SearchResults({ state, result, inquiry, listId, tab, ...rest }: SearchResultsProps) {
  const { t } = useText();
  const answer = state.phase === 'answered' ? state.answer : undefined;
  const isCut = answer && result && result.groups.length < result.pages && !answer.showsAll;
  return (
    <div className="sm__r" id={`${listId}-panel`}>
      {result && result.pages > 0 && (
        <SearchGroups {...rest} key={tab.locale} tab={tab} listId={listId} groups={result.groups} />
      )}
      {isCut && (
        <button type="button" className="sm__all" onClick={inquiry.showAll}>
          {t('search.showAll', { count: result.pages })}
        </button>
      )}
      {answer && result?.pages === 0 && <NoResults text={answer.text} />}
      {answer && !result && <Trouble text={t('search.failed')} onRetry={inquiry.retry} />}
      {state.phase === 'slow' && <Trouble text={t('search.slow')} onRetry={inquiry.retry} />}
      {state.phase === 'waiting' && <p className="sm__wait">{t('nav.loading')}</p>}
      <p className="vh" role="status">
        {answer &&
          result &&
          (result.pages === 0 ? t('search.none', { query: answer.text }) : t('search.found', { count: result.pages }))}
      </p>
    </div>
  );
}

function Trouble({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useText();
  return (
    <div className="empty" role="alert">
      <b>{text}</b>
      <button type="button" className="btn" onClick={onRetry}>
        {t('failed.retry')}
      </button>
    </div>
  );
}
