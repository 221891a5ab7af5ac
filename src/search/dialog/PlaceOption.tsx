import { memo } from 'react';
import type { SearchHit, SearchPlace } from '../../model/search.ts';
import type { SiteData } from '../../model/site.ts';
import type { SearchTab } from '../client/sessions.ts';
import { getFieldPlace } from './field-place.ts';
import { type OnFollow, usePageLink } from './use-page-link.ts';

type PlaceOptionProps = {
  id: string;
  isSelected: boolean;
  place: SearchPlace;
  hit: SearchHit;
  site: SiteData;
  tab: SearchTab;
  onFollow: OnFollow;
};

/** Another page that describes the same field or error. */
export const PlaceOption = memo(function PlaceOption({
  id,
  isSelected,
  place,
  hit,
  site,
  tab,
  onFollow,
}: PlaceOptionProps) {
  const link = usePageLink({
    isSelected,
    site,
    locale: tab.locale,
    path: place.path,
    fragment: place.id,
    onFollow: () => onFollow(place),
  });
  const field = hit.kind === 'field' ? getFieldPlace(place.id) : undefined;
  return (
    <a {...link} id={id} className="hit__place">
      {place.title}
      {field && (
        <code translate="no">
          {field.path}
          {field.place && ` · ${field.place}`}
        </code>
      )}
    </a>
  );
});
