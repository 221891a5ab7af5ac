import { inject } from 'vitest';

/** Requests an address of this site. */
export function get(path: string): Promise<Response> {
  return fetch(inject('siteOrigin') + path);
}

/** Requests an address of the fixture site, which is below `/docs/`. */
export function getFixture(path: string): Promise<Response> {
  return fetch(inject('fixtureOrigin') + path);
}

/** The main part of a page as it is served. */
export async function getMain(path: string): Promise<string> {
  return /<main[ >].*<\/main>/s.exec(await (await get(path)).text())?.[0] ?? '';
}
