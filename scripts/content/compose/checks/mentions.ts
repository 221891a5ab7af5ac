import { nearest } from '../../../document/nearest.js';
import type { DraftPage, LocaleBuildInput } from '../locale-build.ts';

/** Words of JSON and of HTTP, which every contract may use. OpenAPI has these two headers nowhere: they are not parameters. */
const GENERAL = new Set('true false null GET POST PUT PATCH DELETE HEAD OPTIONS Authorization Content-Type'.split(' '));

/** A path of an API, an error code, or one word as identifiers are: a field, a header, a value of an enum, a name of an error. */
const PATH = /^(?:(?:GET|POST|PUT|PATCH|DELETE) )?(\/[\w./{}-]*)$/;
const CODE = /^[45]\d{5}$/;
const WORD = /^(?!.*\.(?:json|pem|yaml|ts|js|sh|py|go|php|java)$)[A-Za-z][\w-]*(?:\.[A-Za-z]\w*)*$/;

/**
 * Reports what a guide says in code style, or as an error code, and is not in the contract: a name that was changed there.
 * Other words are allowed by `allow:` in the frontmatter of the file.
 */
export function checkMentions(words: ReadonlySet<string>, drafts: DraftPage[], input: LocaleBuildInput): void {
  const pages = new Set(drafts.map(({ path }) => path));
  const files = new Set(input.apis.flatMap(({ downloads }) => downloads.map(({ url }) => url)));
  const paths = [...words].filter((word) => word.startsWith('/'));
  const templates = paths.map(toPattern);
  const isKnownPath = (path: string) =>
    words.has(path) || pages.has(path) || files.has(path) || templates.some((template) => template.test(path));
  const isKnownWord = (word: string) => words.has(word) || GENERAL.has(word);
  /** What the mention may have meant; undefined when it is right, or not a name at all. */
  const candidatesFor = (mention: string): string[] | undefined => {
    const path = PATH.exec(mention)?.[1];
    if (path !== undefined) return isKnownPath(path) ? undefined : paths;
    if (isKnownWord(mention)) return undefined;
    if (CODE.test(mention)) return [];
    return WORD.test(mention) && !mention.split('.').every(isKnownWord) ? [...words] : undefined;
  };

  for (const { file, frontmatter, tree } of input.guides) {
    for (const { target, ...position } of tree.mentions) {
      const candidates = frontmatter.allow.includes(target) ? undefined : candidatesFor(target);
      if (candidates === undefined) continue;
      const similar = nearest(target, candidates);
      const hint = `${similar ? `Did you mean ${similar}? ` : ''}A word of something else belongs under allow: in the frontmatter.`;
      input.report({ severity: 'error', file, ...position, message: `the contract does not know ${target}`, hint });
    }
  }
}

/** `/v2/holder/{page}/{size}` also matches `/v2/holder/1/20`. */
function toPattern(template: string): RegExp {
  const parts = template.split(/\{[^{}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}
