import { getInitials } from '../model/initials.ts';
import { withBase } from '../model/links.ts';
import type { SiteData } from '../model/site.ts';
import { InlineDrawing } from '../ui/InlineDrawing.tsx';
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

/** The logo files of the site, of which the style shows that of the theme, or a mark in the colours of the theme: its drawing, or letters. */
function Mark({ site: { logo, drawings, base, title } }: { site: SiteData }) {
  if (logo)
    return (
      <>
        <img className="logo logo--light" src={withBase(logo.light, base)} alt="" />
        <img className="logo logo--dark" src={withBase(logo.dark, base)} alt="" />
      </>
    );
  if (drawings?.mark) return <InlineDrawing className="mark" drawing={drawings.mark} />;
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="currentColor" />
      <text className="mark__letters" x="16" y="16" textAnchor="middle" dominantBaseline="central">
        {getInitials(title)}
      </text>
    </svg>
  );
}
