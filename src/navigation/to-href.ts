import type { To } from 'react-router-dom';

/** Address of a router link, query and fragment included. */
export function toHref(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}
