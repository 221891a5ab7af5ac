import type { JsonPath } from '../../content/read/json-pointer.ts';
import type { JsonObject } from '../../content/read/json-value.ts';

/** What a rule found, at a place of the bundled document. */
export type Finding = { path: JsonPath; message: string };

/** What a rule knows besides the document. */
export type RuleContext = {
  /** Paths of the pages of the site, without language. */
  pages: ReadonlySet<string>;
};

/** A rule of our own over one bundled OpenAPI or AsyncAPI document. */
export type Rule = (document: JsonObject, context: RuleContext) => Finding[];
