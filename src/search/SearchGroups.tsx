import { useText } from '../hooks/use-text.ts';
import type { SearchGroup } from '../model/search.ts';
import { optionId } from './option-id.ts';
import { SearchOption } from './SearchOption.tsx';
import type { SearchResultsProps } from './SearchResults.tsx';

type SearchGroupsProps = Pick<SearchResultsProps, 'site' | 'tab' | 'selected' | 'listId' | 'onFollow'> & {
  groups: SearchGroup[];
};

/** Hits below the titles of their pages, numbered through. */
export function SearchGroups({ site, tab, groups, selected, listId, onFollow }: SearchGroupsProps) {
  const { t } = useText();
  let count = 0;
  const numbered = groups.map((group) => {
    const first = count;
    count += group.hits.length;
    return { group, first };
  });
  return (
    <div role="listbox" id={listId} aria-label={t('search.results')} lang={tab.tag}>
      {numbered.map(({ group, first }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a list box.
        <div key={group.path} role="group" aria-label={group.title}>
          <p className="sm__g" role="presentation">
            <b>{group.title}</b>
            <span>{group.group}</span>
          </p>
          {group.hits.map((hit, index) => (
            <SearchOption
              key={`${hit.kind} ${hit.id} ${hit.label.text}`}
              id={optionId(listId, first + index)}
              isSelected={selected === first + index}
              path={group.path}
              hit={hit}
              site={site}
              locale={tab.locale}
              onFollow={onFollow}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
