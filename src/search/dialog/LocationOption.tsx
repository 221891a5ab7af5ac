import { memo } from 'react';
import type { SearchHit, SearchLocation } from '../../model/search.ts';
import type { SiteData } from '../../model/site.ts';
import type { SearchTab } from '../client/sessions.ts';
import { parseFieldFragment } from './field-fragment.ts';
import { type OnFollow, usePageLink } from './use-page-link.ts';

type LocationOptionProps = {
  id: string;
  isSelected: boolean;
  location: SearchLocation;
  hit: SearchHit;
  site: SiteData;
  tab: SearchTab;
  onFollow: OnFollow;
};

/** Another page that describes the same field or error. */
export const LocationOption = memo(function LocationOption({
  id,
  isSelected,
  location,
  hit,
  site,
  tab,
  onFollow,
}: LocationOptionProps) {
  const link = usePageLink({
    isSelected,
    site,
    locale: tab.locale,
    path: location.path,
    fragment: location.id,
    onFollow: () => onFollow(location),
  });
  const field = hit.kind === 'field' ? parseFieldFragment(location.id) : undefined;
  return (
    <a {...link} id={id} className="hit__location">
      {location.title}
      {field && (
        <code translate="no">
          {field.path}
          {field.status && ` · ${field.status}`}
        </code>
      )}
    </a>
  );
});
