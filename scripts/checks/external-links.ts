import pMap from 'p-map';
import { required } from '../../packages/base/invariant.ts';
import type { Finding } from '../findings/finding.ts';
import { deadLink } from './dead-links.ts';

/** Names that RFC 2606 and RFC 6761 reserve: examples, which lead nowhere. */
const RESERVED = /(^|\.)(example|example\.(com|net|org)|invalid|localhost|test)$/;
/** The repository of a site that has none yet. */
const PLACEHOLDER = 'https://github.com/example/';
const LINK = /<a\b[^>]*?\shref="(https?:\/\/[^"]*)"/g;
/** What says that a page is gone. Others refuse programs, or have a bad day. */
const GONE = [404, 410];

type Place = Parameters<typeof deadLink>[0];

/** Links of the pages to other sites that lead nowhere. Each address is requested once. */
export async function findDeadExternalLinks(pages: ReadonlyMap<string, string>): Promise<Finding[]> {
  const found = new Map<string, Place>();
  for (const [page, html] of pages) {
    for (const { 1: href, index } of html.matchAll(LINK)) {
      const url = new URL(required(href, 'The pattern has this group.').replaceAll('&amp;', '&'));
      url.hash = '';
      const isExample = RESERVED.test(url.hostname) || url.href.startsWith(PLACEHOLDER);
      if (!isExample && !found.has(url.href)) found.set(url.href, { page, html, index });
    }
  }
  const links = await pMap(found, ([href, at]) => checkLink(href, at), { concurrency: 8 });
  return links.flat();
}

async function checkLink(href: string, at: Place): Promise<Finding[]> {
  try {
    const { status, body } = await fetch(href, { signal: AbortSignal.timeout(30_000) });
    await body?.cancel();
    return GONE.includes(status) ? [deadLink(at, `${href}: status ${status}`)] : [];
  } catch (error) {
    // A host that does not exist any more; a connection that fails may succeed tomorrow.
    const cause = error instanceof Error ? error.cause : undefined;
    const isGone = cause instanceof Error && 'code' in cause && cause.code === 'ENOTFOUND';
    return isGone ? [deadLink(at, `${href}: no such host`)] : [];
  }
}
