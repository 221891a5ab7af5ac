import type { Localised } from '../../src/model/config.ts';

/** What a tool fills in anew for each request; a writer puts the variable of its tool there. */
export const FRESH = '{{fresh}}';

/** A pair of a query or header. `isOptional`: the tool shows it, and does not send it. */
export type Pair = { name: string; value: string; isOptional?: true };

/** A request with variables as `{{name}}`. */
export type CollectionRequest = {
  /** Id of the operation. */
  id: string;
  name: string;
  /** Markdown, with a link to the page. */
  description: string;
  method: string;
  /** Variable with the address of the server. */
  server: string;
  /** Begins with a slash. */
  path: string;
  query: Pair[];
  headers: Pair[];
  /** JSON text. */
  body?: string;
  /** A regular expression for the statuses that its test accepts. */
  accepted: string;
};

export type CollectionFolder = { name: string; folders: CollectionFolder[]; requests: CollectionRequest[] };

export type Variable = { name: string; value: string; isSecret?: boolean };

/** Everything that can be called, in the order of the sidebar. */
export type Collection = { name: string; description: string; folders: CollectionFolder[]; variables: Variable[] };

/** What runs before and after each request, in the language of each tool. */
export type ToolScripts = { before: string; after: string };

/** What a provider adds to the documents. All of it may be left out. */
export type CollectionProfile = {
  /** Headers and query parameters that a script sets. */
  scripted: readonly string[];
  /** Headers and fields of bodies whose value is made anew for each request. */
  fresh: readonly string[];
  /** Fields of bodies that take a value of an earlier response, beside the parameters of paths. */
  linked: readonly string[];
  /** Fields whose example was accepted for minutes, and what the description of such a request says: it returns 400. */
  expired?: { fields: readonly string[]; note: Localised };
  variables: readonly Variable[];
  scripts?: { postman: ToolScripts; bruno: ToolScripts; httpyac: ToolScripts };
};

/** Of documents alone. */
export const PLAIN_PROFILE: CollectionProfile = { scripted: [], fresh: [], linked: [], variables: [] };

/** Path and query of a request; parameters that are optional stay in the lists of the tool. */
export function writeTarget({ path, query }: Pick<CollectionRequest, 'path' | 'query'>): string {
  const required = query.filter(({ isOptional }) => !isOptional).map(({ name, value }) => `${name}=${value}`);
  return required.length > 0 ? `${path}?${required.join('&')}` : path;
}

/** What the test of each request is called. */
export const TEST_NAME = 'The status is documented, and not 400, 401, 403 or 5xx.';

/**
 * A regular expression for statuses as a document writes them: a number, `4XX` or `default`. Without those that refuse the form, the
 * signature or the token, and without failures of the server: a run in which all is refused must not pass.
 */
export function toStatusPattern(statuses: string[], { isExpired = false } = {}): string {
  const documented = statuses.map((status) => status.replace(/XX$/i, '..').replace('default', '...')).join('|');
  return `^(?!${isExpired ? '' : '400|'}401|403|5)(?:${documented})$`;
}

/** All requests of a folder and of the folders in it, in order. */
export function listRequests({
  folders,
  requests,
}: Pick<CollectionFolder, 'folders' | 'requests'>): CollectionRequest[] {
  return [...requests, ...folders.flatMap(listRequests)];
}
