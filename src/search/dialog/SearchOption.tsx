import { Fragment, type MouseEvent, memo } from 'react';
import type { IconName } from '../../../.generated/icons.ts';
import { MethodBadge } from '../../blocks/operation/MethodBadge.tsx';
import { useText } from '../../hooks/use-text.ts';
import { pageUrl } from '../../model/links.ts';
import type { MarkedText, SearchHit, SearchHitKind } from '../../model/search.ts';
import type { SiteData } from '../../model/site.ts';
import { useFollow } from '../../navigation/PageLinks.tsx';
import { Icon } from '../../ui/Icon.tsx';

type SearchOptionProps = {
  id: string;
  isSelected: boolean;
  path: string;
  hit: SearchHit;
  site: SiteData;
  locale: string;
  onFollow: () => void;
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

/** One hit: a link, in this tab within the page's language, in a new one for another. */
export const SearchOption = memo(function SearchOption({
  id,
  isSelected,
  path,
  hit,
  site,
  locale,
  onFollow,
}: SearchOptionProps) {
  const { t } = useText();
  const followPage = useFollow();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onFollow();
    followPage?.(event);
  };
  const isHere = locale === site.locale;
  const href = pageUrl(path, { ...site, locale }) + (hit.id ? `#${encodeURIComponent(hit.id)}` : '');
  const option = {
    id,
    className: 'hit',
    role: 'option',
    'aria-selected': isSelected,
    // What the style sheet writes on the selected one.
    'data-key': isHere ? '↵' : `${t('search.newTab')} ↵`,
    tabIndex: -1,
  };
  const content = (
    <>
      <Icon name={hit.endpoints ? 'box' : ICONS[hit.kind]} />
      <span className="hit__title">
        <b translate={hit.kind === 'field' || hit.kind === 'error' ? 'no' : undefined}>
          <Marked {...hit.label} />
        </b>
        {hit.endpoints?.map(({ method, path: address, id: operation }) => (
          <span key={operation} className="hit__endpoint" translate="no">
            <MethodBadge method={method} />
            <code>{address}</code>
          </span>
        ))}
        {hit.kind !== 'page' && <small>{t(`search.kind.${hit.kind}`)}</small>}
      </span>
      {hit.excerpt && (
        <p>
          <Marked {...hit.excerpt} />
        </p>
      )}
    </>
  );
  if (isHere) {
    return (
      <a {...option} href={href} onClick={follow}>
        {content}
      </a>
    );
  }
  return (
    <a {...option} href={href} target="_blank" rel="noopener" onClick={onFollow}>
      {content}
    </a>
  );
});

/** Text with its matches marked. Text only: whatever the index holds, none of it becomes markup. */
function Marked({ text, marks }: MarkedText) {
  const rest = marks.at(-1)?.[1] ?? 0;
  return (
    <>
      {marks.map(([from, to], index) => (
        <Fragment key={from}>
          {text.slice(marks[index - 1]?.[1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(rest)}
    </>
  );
}
