import { memo, useCallback, useMemo, useState } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { getApiName } from '../../model/api-name.ts';
import type { SearchGroup } from '../../model/search.ts';
import type { SiteData } from '../../model/site.ts';
import type { SearchTab } from '../client/sessions.ts';
import { LocationOption } from './LocationOption.tsx';
import { optionId } from './option-id.ts';
import { getRows, type ResultRow } from './result-rows.ts';
import { SearchOption } from './SearchOption.tsx';
import type { OnFollow } from './use-page-link.ts';

type SearchGroupsProps = {
  site: SiteData;
  tab: SearchTab;
  listId: string;
  groups: SearchGroup[];
  selected: number;
  onFollow: OnFollow;
};

/** Hits below the titles of their pages, numbered through. */
export function SearchGroups({ groups, selected, ...rest }: SearchGroupsProps) {
  const { t } = useText();
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set());
  const handleExpand = useCallback((key: string) => setExpanded((known) => new Set([...known, key])), []);
  const numbered = useMemo(() => {
    let count = 0;
    return groups.map((group) => {
      const rows = getRows(group, expanded);
      const first = count;
      count += rows.length;
      return { group, rows, first };
    });
  }, [groups, expanded]);
  return (
    <div role="listbox" id={rest.listId} aria-label={t('search.results')} lang={rest.tab.tag}>
      {numbered.map(({ group, rows, first }) => (
        <Group
          key={group.path}
          {...rest}
          group={group}
          rows={rows}
          first={first}
          selected={selected >= first && selected < first + rows.length ? selected : undefined}
          onExpand={handleExpand}
        />
      ))}
    </div>
  );
}

type GroupProps = Omit<SearchGroupsProps, 'groups' | 'selected'> & {
  group: SearchGroup;
  rows: ResultRow[];
  /** Number of its first row. */
  first: number;
  selected: number | undefined;
  onExpand: (key: string) => void;
};

const Group = memo(function Group({ group, rows, first, selected, listId, onExpand, ...rest }: GroupProps) {
  const { t } = useText();
  const api = getApiName(rest.site, group.path);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a list box.
    <div className="search-group" role="group" aria-label={group.title}>
      <p className="search-group__head" role="presentation">
        <b>{group.title}</b>
        <span>{[api, group.group].filter(Boolean).join(' · ')}</span>
      </p>
      {rows.map((row, index) => {
        const option = { id: optionId(listId, first + index), isSelected: selected === first + index };
        if (row.kind === 'hit') return <SearchOption key={row.key} {...rest} {...option} page={group} hit={row.hit} />;
        if (row.kind === 'location')
          return <LocationOption key={row.key} {...rest} {...option} location={row.location} hit={row.hit} />;
        return (
          <button
            key={row.key}
            type="button"
            id={option.id}
            className="hit__more"
            role="option"
            aria-selected={option.isSelected}
            tabIndex={-1}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onExpand(row.hitKey)}
          >
            {t('search.more', { count: row.count })}
          </button>
        );
      })}
    </div>
  );
});
