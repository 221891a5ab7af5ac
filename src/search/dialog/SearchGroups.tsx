import { memo } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { SearchGroup } from '../../model/search.ts';
import type { SiteData } from '../../model/site.ts';
import type { SearchTab } from '../client/sessions.ts';
import { optionId } from './option-id.ts';
import { SearchOption } from './SearchOption.tsx';

type SearchGroupsProps = {
  site: SiteData;
  tab: SearchTab;
  listId: string;
  groups: SearchGroup[];
  selected: number;
  onFollow: () => void;
};

/** Hits below the titles of their pages, numbered through. */
export function SearchGroups({ groups, selected, ...rest }: SearchGroupsProps) {
  const { t } = useText();
  let count = 0;
  const numbered = groups.map((group) => {
    const first = count;
    count += group.hits.length;
    return { group, first };
  });
  return (
    <div role="listbox" id={rest.listId} aria-label={t('search.results')} lang={rest.tab.tag}>
      {numbered.map(({ group, first }) => (
        <Group
          key={group.path}
          {...rest}
          group={group}
          first={first}
          selected={selected >= first && selected < first + group.hits.length ? selected : undefined}
        />
      ))}
    </div>
  );
}

type GroupProps = Omit<SearchGroupsProps, 'groups' | 'selected'> & {
  group: SearchGroup;
  /** Number of its first hit. */
  first: number;
  selected: number | undefined;
};

const Group = memo(function Group({ group, first, selected, listId, site, tab, onFollow }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a list box.
    <div className="search-group" role="group" aria-label={group.title}>
      <p className="search-group__head" role="presentation">
        <b>{group.title}</b>
        <span>{group.group}</span>
      </p>
      {group.hits.map((hit, index) => (
        <SearchOption
          key={`${hit.kind} ${hit.id ?? ''} ${hit.label.text}`}
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
  );
});
