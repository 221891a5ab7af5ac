import { isNight } from '../setup/nightly.ts';
import { expectedPaths, overviewPage } from './pages.ts';

/** One page of each kind, without the language: what crawls of the site visit at every run. */
const KINDS = [
  '/',
  '/hello',
  '/guide/card/open-card',
  '/guide/other/card',
  '/guide/other/errors',
  '/guide/other/types',
  '/token/listen',
  overviewPage[0],
  '/nothing',
];

/** Pages that a crawl visits, without the language. */
export const crawledPaths = isNight ? [...new Set([...KINDS, ...expectedPaths])] : KINDS;
