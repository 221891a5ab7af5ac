import { getInitials } from '../model/initials.ts';
import { withBase } from '../model/links.ts';
import type { SiteData } from '../model/site.ts';
import { RouteLink } from '../ui/RouteLink.tsx';

/** Mark and name, the way home. */
export function Brand({ site }: { site: SiteData }) {
  return (
    <RouteLink className="brand" to="/">
      <Mark site={site} />
      <span title={site.title}>{site.title}</span>
    </RouteLink>
  );
}

/** The logo files of the site, of which the style shows that of the theme, or a mark in the colours of the theme: a drawing, or letters. */
function Mark({ site: { logo, artwork, base, title } }: { site: SiteData }) {
  if (!logo && !artwork) {
    return (
      <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="currentColor" />
        <text className="mark__letters" x="16" y="16" textAnchor="middle" dominantBaseline="central">
          {getInitials(title)}
        </text>
      </svg>
    );
  }
  if (!logo)
    return (
      <svg className="mark" viewBox="0 0 32 32" fill="none" strokeWidth="4" strokeLinecap="round" aria-hidden="true">
        <path d="M5 26V13.5a5.5 5.5 0 0 1 11 0V26M16 13.5a5.5 5.5 0 0 1 11 0v2.75" />
        <circle cx="27" cy="25" r="3" />
      </svg>
    );
  return (
    <>
      <img className="logo logo--light" src={withBase(logo.light, base)} alt="" />
      <img className="logo logo--dark" src={withBase(logo.dark, base)} alt="" />
    </>
  );
}
