import { errorId } from '../../../../src/model/error-catalogue.ts';
import type { ProseElement, ProseNode } from '../../../../src/model/prose.ts';
import type { ContractNames } from '../../describe/document/contract-names.ts';
import { CONTRACT_SCHEME, ERROR_CODE } from '../../markdown/contract-link.ts';
import type { DraftPage } from '../locale-build.ts';
import { indexContract, linkElement } from './contract-index.ts';
import type { FindMentions, LinkRules } from './link-page.ts';

/**
 * Typed links, `[[op:openCard]]`, get their text and address. Names that are unmistakable without brackets become links as well, in guides and in the
 * texts of the documents: an error code, where the site has a catalogue, and the id of an operation in code style. A page has no links to itself.
 */
export function contractLinks(
  drafts: DraftPage[],
  { names, tag }: { names: ContractNames; tag: string },
): (path: string) => LinkRules {
  const index = indexContract(drafts, names);
  const { pages, errors } = index;
  return (path) => {
    const element = (node: ProseElement): ProseNode => {
      const [, attributes, ...words] = node;
      if (!attributes?.href?.startsWith(CONTRACT_SCHEME)) return node;
      const name = names.links.get(attributes.href.slice(CONTRACT_SCHEME.length));
      if (!name) return ['span', null, ...words];
      const shown = linkElement(name, index, { path, tag });
      if (words.length === 0) return shown;
      return typeof shown === 'string' ? ['span', null, ...words] : [shown[0], shown[1], ...words];
    };
    const code = (name: string): string | undefined => {
      if (names.links.has(`error:${name}`)) return errors && `${path === errors ? '' : errors}#${errorId(name)}`;
      const page = pages.get(`op:${name}`);
      return page && page.path !== path ? page.path : undefined;
    };
    const findCodes: FindMentions = (text) =>
      [...text.matchAll(ERROR_CODE)].flatMap(({ 0: word, index }) => {
        const href = code(word);
        return href === undefined ? [] : [{ index, word, link: { href } }];
      });
    return { element, code, names: findCodes };
  };
}
