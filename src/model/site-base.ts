/** The path of the site, from that of one build of it: `/docs/` of `/docs/_build/3f9a/`. The development server has no builds: there both are the same. */
export function readSiteBase(root: string): string {
  return root.replace(/_build\/[^/]*\/$/, '');
}
