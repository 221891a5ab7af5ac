import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../hooks/use-text.ts';
import { classifyLink, pageUrl, withBase } from '../model/links.ts';
import { Icon } from './Icon.tsx';
import { useLinkBase } from './link-base.ts';

export type SmartLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & {
  /** A site path without base, version and language (`/guide/#auth`), a fragment, or an address with its scheme. */
  href: string;
};

/** A link that behaves as its address demands: see `LinkKind`. */
export function SmartLink({ href, children, ...rest }: SmartLinkProps) {
  const site = useLinkBase();
  switch (classifyLink(href)) {
    case 'page':
      return (
        <Link to={pageUrl(href, site)} discover="none" {...rest}>
          {children}
        </Link>
      );
    case 'file':
      return (
        <a href={withBase(href, site.base)} {...rest}>
          {children}
        </a>
      );
    case 'external':
      return (
        <a href={href} target="_blank" rel="noreferrer noopener" {...rest}>
          {children}
          <ExternalMark />
        </a>
      );
    // A fragment is the browser's own business: the router would announce a new location to the whole tree.
    case 'hash':
    case 'program':
      return (
        <a href={href} {...rest}>
          {children}
        </a>
      );
  }
}

function ExternalMark() {
  const { t } = useText();
  return (
    <>
      <Icon name="ext" />
      <span className="vh">{t('externalLink')}</span>
    </>
  );
}
