import { nearest } from '../read/nearest.ts';
import type { DraftPage, EditionInput } from './edition.ts';

/** Words of JSON and of HTTP, which every contract may use. OpenAPI has these two headers nowhere: they are not parameters. */
const GENERAL = new Set('true false null GET POST PUT PATCH DELETE HEAD OPTIONS Authorization Content-Type'.split(' '));

/** A path of an API, an error code, or one word as identifiers are: a field, a header, a value of an enum, a name of an error. */
const PATH = /^(?:(?:GET|POST|PUT|PATCH|DELETE) )?(\/[\w./{}-]*)$/;
const CODE = /^[45]\d{5}$/;
const WORD = /^(?!.*\.(?:json|pem|yaml|ts|js|sh|py|go|php|java)$)[A-Za-z][\w-]*(?:\.[A-Za-z]\w*)*$/;

/**
 * Reports what a guide says in code style, or as an error code, and the contract does not know: a name that was changed there.
 * Other words are allowed by `allow:` in the frontmatter of the file.
 */
export function checkMentions(words: ReadonlySet<string>, drafts: DraftPage[], input: EditionInput): void {
  const pages = new Set(drafts.map(({ path }) => path));
  const files = new Set(input.apis.flatMap(({ downloads }) => downloads.map(({ url }) => url)));
  const isKnown = (mention: string) => words.has(mention) || GENERAL.has(mention);
  const templates = [...words].filter((word) => word.startsWith('/')).map(toPattern);
  const isKnownPath = (path: string) =>
    words.has(path) || pages.has(path) || files.has(path) || templates.some((template) => template.test(path));

  for (const { file, frontmatter, tree } of input.guides) {
    for (const { target, ...place } of tree.mentions) {
      if (frontmatter.allow.includes(target)) continue;
      const path = PATH.exec(target)?.[1];
      if (path !== undefined) {
        if (!isKnownPath(path))
          fail(
            target,
            [...words].filter((word) => word.startsWith('/')),
          );
      } else if (CODE.test(target)) {
        if (!words.has(target)) fail(target, []);
      } else if (WORD.test(target) && !target.split('.').every(isKnown) && !isKnown(target)) {
        fail(target, [...words]);
      }
      function fail(mention: string, candidates: string[]) {
        const similar = nearest(mention, candidates);
        const hint = `${similar ? `Did you mean ${similar}? ` : ''}A word of something else belongs under allow: in the frontmatter.`;
        input.report({ severity: 'error', file, ...place, message: `the contract does not know ${mention}`, hint });
      }
    }
  }
}

/** `/v2/holder/{page}/{size}` also stands for `/v2/holder/1/20`. */
function toPattern(template: string): RegExp {
  const parts = template.split(/\{[^{}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}
