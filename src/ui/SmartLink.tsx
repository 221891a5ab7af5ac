import type { AnchorHTMLAttributes } from 'react';
import { useText } from '../hooks/use-text.ts';
import { classifyLink, pageUrl, withBase } from '../model/links.ts';
import { useFollow } from '../navigation/PageLinks.tsx';
import { Icon } from './Icon.tsx';
import { useLinkBase } from './link-base.ts';

export type SmartLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'onClick'> & {
  /** A site path without base, version and language (`/guide/#auth`), a fragment, or an address with its scheme. */
  href: string;
};

/** A link that behaves as its address demands: see `LinkKind`. Properties are passed on whole: a page has hundreds of links. */
export function SmartLink(props: SmartLinkProps) {
  const { href } = props;
  const site = useLinkBase();
  const follow = useFollow();
  switch (classifyLink(href)) {
    case 'page':
      return <a {...props} href={pageUrl(href, site)} onClick={follow} />;
    case 'file':
      return <a {...props} href={withBase(href, site.base)} />;
    case 'external': {
      const { href: _, children, ...rest } = props;
      return (
        <a href={href} target="_blank" rel="noreferrer noopener" {...rest}>
          {children}
          <ExternalMark />
        </a>
      );
    }
    // The browser handles fragments: the router would announce a new location to the whole tree.
    case 'hash':
    case 'program':
      return <a {...props} />;
  }
}

function ExternalMark() {
  const { t } = useText();
  return (
    <>
      <Icon name="ext" />
      <span className="visually-hidden">{t('externalLink')}</span>
    </>
  );
}
