import { z } from 'zod';
import { UsageError } from '../../packages/base/node/options.ts';

type LiveResponse = { path: string; status: number; headers: Headers; body: Buffer; text: string };

/** A deployed site, seen from outside. Paths are those of its host: `/docs/guide`. */
export type LiveSite = {
  /** Its home page, with a slash at the end. */
  home: URL;
  /** The origin that its pages name in addresses of their own. */
  origin: string;
  /** Name of the folder below `_build/` that has its data. */
  buildId: string;
  /** The pages that are looked at. */
  paths: string[];
  /** All pages of the site map. */
  allPaths: string[];
  /** Redirects are not followed. Responses to requests without headers are cached. */
  get(path: string, headers?: Record<string, string>): Promise<LiveResponse>;
};

const BuildInfo = z.object({ base: z.string(), id: z.string() });

type Options = { origin: string | undefined; pages: number };

/** Reads what all checks need. Throws where there is no site. */
export async function openLiveSite(address: URL, { origin, pages }: Options): Promise<LiveSite> {
  const home = new URL(address.pathname.replace(/\/*$/, '/'), address);
  const get = createGet(home.origin);
  const info = await get(`${home.pathname}_build/info.json`);
  const build = BuildInfo.safeParse(info.status === 200 ? parseJson(info.text) : undefined);
  if (!build.success)
    throw new UsageError(`There is no built site at ${home}: ${info.path} has status ${info.status}.`);
  if (build.data.base !== home.pathname)
    throw new UsageError(`The site at ${home} was built for the path ${build.data.base}.`);
  const map = await get(`${home.pathname}sitemap.xml`);
  const allPaths = [...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url = '']) =>
    URL.canParse(url) ? [new URL(url).pathname] : [],
  );
  const paths = [...new Set([home.pathname, ...sample(allPaths, pages)])];
  return { home, origin: origin ?? home.origin, buildId: build.data.id, paths, allPaths, get };
}

/** So many of a list, from its beginning to its end. */
function sample<T>(list: readonly T[], count: number): T[] {
  const distance = Math.max(1, list.length / count);
  return list.filter((_, index) => Math.floor(index / distance) !== Math.floor((index - 1) / distance));
}

function createGet(origin: string): LiveSite['get'] {
  const cache = new Map<string, Promise<LiveResponse>>();
  return (path, headers) => {
    if (headers) return request(origin, path, headers);
    const response = cache.get(path) ?? request(origin, path, {});
    cache.set(path, response);
    return response;
  };
}

async function request(origin: string, path: string, headers: Record<string, string>): Promise<LiveResponse> {
  try {
    const signal = AbortSignal.timeout(20_000);
    // Not resolved: a path that begins with two slashes would be another host.
    const response = await fetch(`${origin}${path}`, { headers, redirect: 'manual', signal });
    const body = Buffer.from(await response.arrayBuffer());
    return { path, status: response.status, headers: response.headers, body, text: body.toString() };
  } catch (error) {
    // The reason of a failed connection is in the cause.
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new UsageError(`${origin}${path} cannot be read: ${reason}`);
  }
}

/** The value of a JSON text; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
