import { at, type Check } from '../check.ts';

/** `robots.txt` allows the site and names its map, and the map has pages of this site alone. */
export const checkSiteMap: Check = async ({ home, get, origin, allPaths }) => {
  const robots = await get(`${home.pathname}robots.txt`);
  const map = await get(`${home.pathname}sitemap.xml`);
  const own = origin + home.pathname;
  const foreign = [...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].filter(([, url]) => !url?.startsWith(own));
  return [
    ...(/^Disallow: \/\s*$/m.test(robots.text) ? [at('robots.txt', 'forbids the whole site')] : []),
    ...(robots.text.includes(`Sitemap: ${own}sitemap.xml`)
      ? []
      : [at('robots.txt', `does not name ${own}sitemap.xml`)]),
    ...(map.status === 200 && allPaths.length > 0
      ? []
      : [at('sitemap.xml', `status ${map.status}, ${allPaths.length} pages`)]),
    ...foreign.slice(0, 3).map(([, url]) => at('sitemap.xml', `${url} is not below ${own}`)),
  ];
};
