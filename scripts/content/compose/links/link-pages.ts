import { getLanguageTag } from '../../../../src/model/locale.ts';
import type { ContractNames } from '../../describe/document/contract-names.ts';
import type { DraftPage, LocaleBuildInput } from '../locale-build.ts';
import { contractLinks } from './contract-links.ts';
import { foreignLinks } from './foreign-links.ts';
import { linkPage } from './link-page.ts';
import { termLinks } from './link-terms.ts';
import { typeLinks } from './link-types.ts';

/** Every page with its links: to names of the contract, to data types, to terms of a glossary, and those of third-party descriptions. */
export function linkPages(drafts: DraftPage[], names: ContractNames, input: LocaleBuildInput): DraftPage[] {
  const tag = getLanguageTag(input.config.locales, input.locale);
  const contractRules = contractLinks(drafts, { names, tag });
  const foreignRules = foreignLinks(drafts, input);
  const linkType = typeLinks(input);
  const findTerms = termLinks(drafts);
  return drafts.map((draft) => {
    const { element, schema: linkOwnType = (node) => node } = foreignRules(draft);
    return linkPage(draft, {
      ...contractRules(draft.path),
      ...(element && { element }),
      terms: findTerms(draft),
      schema: (node) => linkOwnType(linkType(node)),
    });
  });
}

/** The names of all documents. */
export function mergeNames(apis: LocaleBuildInput['apis']): ContractNames {
  return {
    links: new Map(apis.flatMap(({ names }) => [...names.links])),
    words: new Set(apis.flatMap(({ names }) => [...names.words])),
  };
}
