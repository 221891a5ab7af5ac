import { memo } from 'react';
import type { IconName } from '../../../.generated/icons.ts';
import { useText } from '../../hooks/use-text.ts';
import type { SearchGroup, SearchHit, SearchHitKind } from '../../model/search.ts';
import type { SiteData } from '../../model/site.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MethodBadge } from '../../ui/MethodBadge.tsx';
import type { SearchTab } from '../client/sessions.ts';
import { parseFieldFragment } from './field-fragment.ts';
import { Marked } from './Marked.tsx';
import { type OnFollow, usePageLink } from './use-page-link.ts';

type SearchOptionProps = {
  id: string;
  isSelected: boolean;
  page: SearchGroup;
  hit: SearchHit;
  site: SiteData;
  tab: SearchTab;
  onFollow: OnFollow;
};

const ICONS: Record<SearchHitKind, IconName> = {
  page: 'file',
  field: 'key',
  error: 'warn',
  message: 'plug',
  heading: 'hash',
  text: 'text',
  code: 'code',
};

/** One hit: a link to a page or a fragment of it. */
export const SearchOption = memo(function SearchOption({
  id,
  isSelected,
  page,
  hit,
  site,
  tab,
  onFollow,
}: SearchOptionProps) {
  const { t } = useText();
  const link = usePageLink({
    isSelected,
    site,
    locale: tab.locale,
    path: page.path,
    fragment: hit.id,
    onFollow: () => onFollow(page),
  });
  const field = hit.kind === 'field' && hit.id ? parseFieldFragment(hit.id) : undefined;
  const isName = hit.kind === 'field' || hit.kind === 'error' || hit.kind === 'message';
  return (
    <a {...link} id={id} className="hit">
      <Icon name={hit.endpoints ? 'box' : ICONS[hit.kind]} />
      <span className="hit__title">
        <b translate={isName ? 'no' : undefined} className={isName ? 'hit__name' : undefined}>
          <Marked {...hit.label} />
        </b>
        {hit.endpoints?.map(({ method, path: address, id: operation }) => (
          <span key={operation} className="hit__endpoint" translate="no">
            <MethodBadge method={method} />
            <code>{address}</code>
          </span>
        ))}
        {field && (field.path !== hit.label.text || field.status) && (
          <code translate="no">
            {field.path}
            {field.status && ` · ${field.status}`}
          </code>
        )}
        {hit.kind !== 'page' && <small>{t(`search.kind.${hit.kind}`)}</small>}
      </span>
      {hit.excerpt && (
        <p>
          <Marked {...hit.excerpt} />
          {hit.advice && (
            <span className="hit__advice">
              <Marked {...hit.advice} />
            </span>
          )}
        </p>
      )}
    </a>
  );
});
