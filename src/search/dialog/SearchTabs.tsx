import { useText } from '../../hooks/use-text.ts';
import type { SearchResponse, TabResult } from '../client/search-request.ts';
import type { SearchTab } from '../client/sessions.ts';

type SearchTabsProps = {
  tabs: SearchTab[];
  response: SearchResponse | undefined;
  locale: string;
  onSelect: (locale: string) => void;
};

/** One tab for each index, with the number of pages it found. Arrow keys are those of all tab lists of the site. */
export function SearchTabs({ tabs, response, locale, onSelect }: SearchTabsProps) {
  const { t } = useText();
  return (
    <div className="tabs" role="tablist" aria-label={t('search.indexes')}>
      {tabs.map(({ locale: own, tag, name }, index) => (
        <button
          key={own}
          type="button"
          role="tab"
          lang={tag}
          aria-selected={own === locale}
          tabIndex={own === locale ? 0 : -1}
          onClick={() => onSelect(own)}
        >
          {name} <small>{getCount(response?.results[index])}</small>
        </button>
      ))}
    </div>
  );
}

function getCount(result: TabResult | undefined): number | undefined {
  return typeof result === 'object' ? result.pages : undefined;
}
