import type { PageLink } from './page-link.ts';

/** What comes next in the usual flow; what gives an input of this operation; what takes its result. */
export type RelatedKind = 'next' | 'inputs' | 'outputs';

/** `field`: what connects the two, as the reader's side of it is called: `cardId`. */
export type RelatedLink = { page: PageLink; field?: string };

export type RelatedGroup = { kind: RelatedKind; links: RelatedLink[] };
