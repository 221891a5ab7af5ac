import type { MouseEvent } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { pageUrl } from '../../model/links.ts';
import type { SiteData } from '../../model/site.ts';
import { useFollow } from '../../navigation/PageLinks.tsx';

/** Called when a reader opens a page. */
export type OnFollow = (page: { path: string; title: string }) => void;

type PageLink = {
  isSelected: boolean;
  site: SiteData;
  locale: string;
  path: string;
  fragment?: string;
  onFollow: () => void;
};

/** Attributes of an option that is a link: in this tab within the page's language, in a new one for another. */
export function usePageLink({ isSelected, site, locale, path, fragment, onFollow }: PageLink) {
  const { t } = useText();
  const followPage = useFollow();
  const isHere = locale === site.locale;
  const href = pageUrl(path, { ...site, locale }) + (fragment ? `#${encodeURIComponent(fragment)}` : '');
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onFollow();
    if (isHere) followPage?.(event);
  };
  return {
    href,
    role: 'option',
    'aria-selected': isSelected,
    tabIndex: -1,
    // What the style sheet writes on the selected one.
    'data-key': isHere ? '↵' : `${t('search.newTab')} ↵`,
    onClick: handleClick,
    ...(isHere ? {} : { target: '_blank', rel: 'noopener' }),
  };
}
