import { memo } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { SearchGroup } from '../../model/search.ts';
import { optionId } from './option-id.ts';
import { SearchOption } from './SearchOption.tsx';
import type { SearchResultsProps } from './SearchResults.tsx';
import type { Section } from './sections.ts';
import { useArriving } from './use-progressive-rows.ts';

type SearchGroupsProps = Pick<SearchResultsProps, 'site' | 'tab' | 'selected' | 'listId' | 'onFollow'> & {
  groups: SearchGroup[];
};

/**
 * Hits below the titles of their pages, numbered through. Keys are places: the elements of the last answer are written over,
 * which costs less than new ones.
 */
export function SearchGroups({ groups, selected, ...rest }: SearchGroupsProps) {
  const { t } = useText();
  const { sections, isDone } = useArriving(groups);
  let count = 0;
  const numbered = sections.map((section) => {
    const first = count;
    count += section.rows.length;
    return { section, first };
  });
  return (
    <div role="listbox" id={rest.listId} aria-label={t('search.results')} aria-busy={!isDone} lang={rest.tab.tag}>
      {numbered.map(({ section, first }, place) => (
        <Group
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          key={place}
          {...rest}
          section={section}
          first={first}
          selected={selected >= first && selected < first + section.rows.length ? selected : undefined}
        />
      ))}
    </div>
  );
}

type GroupProps = Omit<SearchGroupsProps, 'groups' | 'selected'> & {
  section: Section;
  /** Number of its first hit. */
  first: number;
  selected: number | undefined;
};

const Group = memo(function Group({ section, first, selected, listId, site, tab, onFollow }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a list box.
    <div className="sm__s" role="group" aria-label={section.title}>
      <p className="sm__g" role="presentation">
        <b>{section.title}</b>
        <span>{section.group}</span>
      </p>
      {section.rows.map(({ path, hit }, place) => (
        <SearchOption
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          key={place}
          id={optionId(listId, first + place)}
          isSelected={selected === first + place}
          path={path}
          hit={hit}
          site={site}
          locale={tab.locale}
          onFollow={onFollow}
        />
      ))}
    </div>
  );
});
