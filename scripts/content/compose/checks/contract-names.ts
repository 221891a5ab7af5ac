import { nearest } from '../../../document/nearest.js';
import { type ContractNames, LINK_KINDS } from '../../describe/document/contract-names.ts';
import type { DraftPage, LocaleBuildInput } from '../locale-build.ts';
import { checkMentions } from './mentions.ts';
import { checkTypedLimits } from './typed-limits.ts';

/** Reports typed links, words in code style and numbers of guides that the contract does not have. */
export function checkContractNames(names: ContractNames, drafts: DraftPage[], input: LocaleBuildInput): void {
  // Of a document that could not be read the names are missing.
  if (!input.isComplete) return;
  checkContractLinks(names, input);
  checkMentions(names.words, drafts, input);
  checkTypedLimits(names, input.guides, input.report);
}

function checkContractLinks({ links }: ContractNames, { guides, report }: LocaleBuildInput): void {
  for (const { file, tree } of guides) {
    for (const { target, ...position } of tree.contractLinks.filter((link) => !links.has(link.target))) {
      const similar = nearest(target, [...links.keys()]);
      const hint = similar ? `Did you mean [[${similar}]]?` : `Known kinds: ${LINK_KINDS.join(', ')}.`;
      report({ severity: 'error', file, ...position, message: `the contract has no ${target}`, hint });
    }
  }
}
