import { useText } from '../../hooks/use-text.ts';
import type { SiteData } from '../../model/site.ts';
import type { Inquiry, InquiryState, TabResult } from '../client/search-request.ts';
import type { SearchTab } from '../client/sessions.ts';
import { NoResults } from './NoResults.tsx';
import { SearchGroups } from './SearchGroups.tsx';

type SearchResultsProps = {
  site: SiteData;
  tab: SearchTab;
  listId: string;
  state: InquiryState;
  /** Of the tab. */
  result: TabResult | undefined;
  selected: number;
  inquiry: Inquiry;
  onFollow: () => void;
};

/** One of: nothing yet, loading, an error or a long wait with a retry, no results, results. */
export function SearchResults({ state, result, inquiry, listId, tab, ...rest }: SearchResultsProps) {
  const { t } = useText();
  const answer = state.phase === 'answered' ? state.answer : undefined;
  const found = typeof result === 'object' ? result : undefined;
  const isCut = answer && found && found.groups.length < found.pages && !answer.showsAll;
  return (
    <div className="sm__r" id={`${listId}-panel`}>
      {found && found.pages > 0 && (
        <SearchGroups {...rest} key={tab.locale} tab={tab} listId={listId} groups={found.groups} />
      )}
      {isCut && (
        <button type="button" className="sm__all" onClick={inquiry.showAll}>
          {t('search.showAll', { count: found.pages })}
        </button>
      )}
      {answer && found?.pages === 0 && <NoResults text={answer.text} />}
      {result === 'failed' && <Trouble text={t('search.failed')} onRetry={inquiry.retry} />}
      {state.phase === 'slow' && <Trouble text={t('search.slow')} onRetry={inquiry.retry} />}
      {(state.phase === 'waiting' || result === 'pending') && <p className="sm__wait">{t('nav.loading')}</p>}
      <p className="vh" role="status">
        {answer &&
          found &&
          (found.pages === 0 ? t('search.none', { query: answer.text }) : t('search.found', { count: found.pages }))}
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
