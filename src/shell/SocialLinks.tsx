import { Blocks } from '../blocks/Blocks.tsx';
import { useText } from '../hooks/use-text.ts';
import { SOCIAL_LINKS_SHOWN } from '../model/limits.ts';
import { withBase } from '../model/links.ts';
import type { SocialLink } from '../model/navigation.ts';
import { ContentIcon, Icon } from '../ui/Icon.tsx';
import { useLinkBase } from '../ui/link-base.ts';
import { Menu } from '../ui/Menu.tsx';

/** The first of them are icons in the top bar, the others in a menu. Where the bar is narrow, all of them are in the menu. */
export function SocialLinks({ links }: { links: SocialLink[] }) {
  const { t } = useText();
  if (links.length === 0) return null;
  const visible = links.slice(0, SOCIAL_LINKS_SHOWN);
  const hidden = links.slice(SOCIAL_LINKS_SHOWN);
  return (
    <>
      <span className="top-nav__separator only-wide" />
      {visible.map((link) => (
        <SocialIcon key={link.label} link={link} className="only-wide" />
      ))}
      <Menu
        className={hidden.length === 0 ? 'only-narrow' : ''}
        buttonClass="icon-button"
        label={t('nav.moreLinks')}
        button={<Icon name="more" />}
      >
        {visible.map((link) => (
          <SocialEntry key={link.label} link={link} className="only-narrow" />
        ))}
        {hidden.map((link) => (
          <SocialEntry key={link.label} link={link} />
        ))}
      </Menu>
    </>
  );
}

/** A link, or a button that shows a text or a picture. */
export function SocialIcon({ link, className = '' }: { link: SocialLink; className?: string }) {
  if (link.mode === 'link') {
    return (
      <a
        className={`icon-button ${className}`.trim()}
        href={link.content}
        target="_blank"
        rel="noreferrer noopener"
        aria-label={link.label}
      >
        <ContentIcon name={link.icon} />
      </a>
    );
  }
  return (
    <Menu className={className} buttonClass="icon-button" label={link.label} button={<ContentIcon name={link.icon} />}>
      <SocialContent link={link} />
    </Menu>
  );
}

function SocialEntry({ link, className }: { link: SocialLink; className?: string }) {
  if (link.mode === 'link') {
    return (
      <a className={className} href={link.content} target="_blank" rel="noreferrer noopener">
        <ContentIcon name={link.icon} />
        {link.label}
      </a>
    );
  }
  return (
    <div className={className}>
      <p className="menu-panel__head">
        <ContentIcon name={link.icon} />
        {link.label}
      </p>
      <SocialContent link={link} />
    </div>
  );
}

/** What a link that is not an address shows. */
function SocialContent({ link }: { link: SocialLink }) {
  const { base } = useLinkBase();
  if (link.mode === 'dom') {
    return (
      <div className="menu-panel__content">
        <Blocks blocks={link.content} />
      </div>
    );
  }
  if (link.mode !== 'img') return <p className="menu-panel__text">{link.content}</p>;
  return (
    <img
      className="menu-panel__image"
      src={withBase(link.content, base)}
      alt={link.label}
      width="160"
      height="160"
      loading="lazy"
    />
  );
}
