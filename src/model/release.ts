import type { Locale } from './locale.ts';

/** `added`: something new that clients may ignore; `compatible`: clients keep working; `breaking`: some do not. */
export const RATINGS = ['added', 'compatible', 'breaking'] as const;
export type Rating = (typeof RATINGS)[number];

/** What happened to a part of a document, in the few words that a change log needs. */
export const CHANGE_KINDS = ['added', 'removed', 'required', 'optional', 'changed', 'deprecated'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/**
 * One change of a released document. `at` is the operation, channel, message or field that changed and `what` the part of it, both as
 * the document writes them. `operations` are the ids of those whose requests or successful responses it reaches.
 */
export type ReleaseChange = {
  document: string;
  rating: Rating;
  kind: ChangeKind;
  at: string;
  what: string;
  operations: string[];
};

/** A released contract: what it brought, in words and change by change since the release before. `revision` is its commit. */
export type Release = {
  version: string;
  date: string;
  revision: string;
  summary: Record<Locale, string[]>;
  changes: ReleaseChange[];
};

/** What a preview says: the changes since `since`, a file or a revision. */
export type Preview = { since: string; changes: ReleaseChange[] };

/** Path of the feed of a language: `/changes.en.xml`. */
export function feedPath(locale: Locale): string {
  return `/changes.${locale}.xml`;
}

/** Fragment of a release in the change log. */
export function releaseId(version: string): string {
  return `v-${version.replaceAll('.', '-')}`;
}
