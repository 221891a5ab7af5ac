import { useEffect, useMemo, useRef, useState } from 'react';
import { required } from '../../../packages/base/invariant.ts';
import { useText } from '../../hooks/use-text.ts';
import { filterOverview } from '../../model/overview.ts';
import type { Page } from '../../model/page.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MapSection } from './MapSection.tsx';
import { OverviewEmpty } from './OverviewEmpty.tsx';
import { OverviewSection } from './OverviewSection.tsx';
import { useIdentifiers } from './use-identifiers.ts';

/** More are a line each: a list of a thousand must stay a page. */
const MAX_FULL_ENTRIES = 250;

type OverviewViewProps = { page: Extract<Page, { layout: 'overview' }> };

/** Every page, a filter that has the focus from the start, and the map of identifiers, which gives way to what the filter finds. */
export function OverviewView({ page: { title, groups: all, map } }: OverviewViewProps) {
  const { t } = useText();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  // The reader may have typed before React was there.
  useEffect(() => setQuery(required(input.current, 'The filter is rendered.').value), []);
  const identifiers = useIdentifiers(map);
  const groups = useMemo(() => filterOverview(all, query), [all, query]);
  const count = groups.reduce((sum, { pages }) => sum + pages.length, 0);
  const isFiltered = query.trim() !== '';
  return (
    <div className="overview">
      <h1>{title}</h1>
      {map && <p className="lede">{t('blocks:overview.introduction')}</p>}
      <div className="overview__search">
        <Icon name="search" />
        <input
          ref={input}
          className="input"
          type="search"
          aria-label={t('blocks:overview.filter')}
          placeholder={t('blocks:overview.placeholder')}
          onInput={({ currentTarget }) => setQuery(currentTarget.value)}
          // The specification asks for it: this page is a list to search in.
          // biome-ignore lint/a11y/noAutofocus: see above.
          autoFocus
        />
      </div>
      <p className="visually-hidden" role="status">
        {isFiltered ? t('blocks:overview.found', { count }) : ''}
      </p>
      {map && (
        <div hidden={isFiltered}>
          <MapSection map={map} identifiers={identifiers} />
        </div>
      )}
      {groups.length === 0 ? (
        <OverviewEmpty query={query} />
      ) : (
        groups.map((group) => (
          <OverviewSection
            key={group.id ?? group.text}
            group={group}
            states={identifiers.pages}
            isShort={count > MAX_FULL_ENTRIES}
          />
        ))
      )}
    </div>
  );
}
