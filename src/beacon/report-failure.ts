/** What a reader looked for and did not find: `found` counts the pages of a search that nobody chose from. */
type Failure = { locale: string; version?: string | undefined } & (
  | { kind: 'search'; query: string; found: number }
  | { kind: 'missing-page'; path: string }
);

const LONGEST_QUERY = 80;
/** What is pasted may be a secret or about a person: an e-mail address, a number of eight digits or more however it is divided, a key. */
const MAY_BE_PRIVATE = /@|\d(?:[^\p{L}\d]*\d){7}|\S{32}/u;

const sent = new Set<string>();

/**
 * Tells the owner of the site, each failure once per visit of a page. Not `navigator.sendBeacon`, which sends the cookies of the receiver; this
 * request has no cookie and no referrer, and goes on when the page is left. Readers who do not want to be tracked send nothing.
 */
export function reportFailure(url: string, failure: Failure): void {
  const body = JSON.stringify(failure);
  if (refusesTracking() || sent.has(body)) return;
  if (failure.kind === 'search' && failure.query.length > LONGEST_QUERY) return;
  if (MAY_BE_PRIVATE.test(failure.kind === 'search' ? failure.query : getWords(failure.path))) return;
  sent.add(body);
  fetch(url, {
    method: 'POST',
    body,
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);
}

/** The address of this page, for which the server has sent the page "not found". */
export function reportMissingPage(url: string, { locale }: { locale: string }): void {
  reportFailure(url, { kind: 'missing-page', locale, path: location.pathname });
}

/** An address as words: its slashes and hyphens divide them. One that cannot be decoded is a single word. */
function getWords(path: string): string {
  try {
    return decodeURIComponent(path).replace(/[/-]/g, ' ');
  } catch {
    return path;
  }
}

/** Global Privacy Control, which TypeScript does not have yet, and Do Not Track. */
function refusesTracking(): boolean {
  const { globalPrivacyControl, doNotTrack }: Navigator & { globalPrivacyControl?: boolean } = navigator;
  return globalPrivacyControl === true || doNotTrack === '1';
}
