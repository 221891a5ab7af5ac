import { RouteLink } from '../ui/RouteLink.tsx';

/** Mark and name, the way home. */
export function Brand({ title }: { title: string }) {
  return (
    <RouteLink className="brand" to="/">
      <svg className="mark" viewBox="0 0 32 32" fill="none" strokeWidth="4" strokeLinecap="round" aria-hidden="true">
        <path d="M5 26V13.5a5.5 5.5 0 0 1 11 0V26M16 13.5a5.5 5.5 0 0 1 11 0v2.75" />
        <circle cx="27" cy="25" r="3" />
      </svg>
      {title}
    </RouteLink>
  );
}
