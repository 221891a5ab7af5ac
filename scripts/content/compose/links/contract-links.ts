import { getLanguageTag } from '../../../../src/model/locale.ts';
import type { ProseElement, ProseNode } from '../../../../src/model/prose.ts';
import { type ContractNames, LINK_KINDS } from '../../describe/document/contract-names.ts';
import { CONTRACT_SCHEME } from '../../markdown/contract-link.ts';
import type { MarkdownBlock } from '../../markdown/tree.ts';
import { nearest } from '../../problems/nearest.ts';
import { mapElements } from '../../tree/prose-tree.ts';
import { checkMentions } from '../checks/mentions.ts';
import { checkTypedLimits } from '../checks/typed-limits.ts';
import type { DraftPage, LocaleBuildInput } from '../locale-build.ts';
import { indexContract, linkElement } from './contract-index.ts';
import { linkMentions } from './link-mentions.ts';

/**
 * Gives typed links, `[[op:openCard]]`, their text and address, and reports those that name nothing of the contract, and
 * words in code style that are none of its words. Names that need no brackets become links as well.
 */
export function linkContract(drafts: DraftPage[], input: LocaleBuildInput): DraftPage[] {
  const names = mergeNames(input.apis.map((api) => api.names));
  const index = indexContract(drafts, names);
  const tag = getLanguageTag(input.config.locales, input.locale);
  if (input.isComplete) {
    checkContractLinks(names, input);
    checkMentions(names.words, drafts, input);
    checkTypedLimits(names, input.guides, input.report);
  }
  const resolveOn =
    (path: string) =>
    (element: ProseElement): ProseNode => {
      const [, attributes, ...words] = element;
      if (!attributes?.href?.startsWith(CONTRACT_SCHEME)) return element;
      const name = names.links.get(attributes.href.slice(CONTRACT_SCHEME.length));
      if (!name) return ['span', null, ...words];
      const shown = linkElement(name, index, { path, tag });
      if (words.length === 0) return shown;
      return typeof shown === 'string' ? ['span', null, ...words] : [shown[0], shown[1], ...words];
    };
  const linking = new Set(
    input.guides.flatMap(({ path, tree }) =>
      tree.contractLinks.length > 0 || tree.blocks.some(writesLinks) ? path : [],
    ),
  );
  const linked = drafts.map((draft) =>
    'blocks' in draft && linking.has(draft.path)
      ? { ...draft, blocks: mapElements(draft.blocks, resolveOn(draft.path)) }
      : draft,
  );
  return linkMentions(linked, index);
}

/** The compiler writes typed links too. */
function writesLinks(block: MarkdownBlock): boolean {
  return (
    block.kind === 'directive' && ['types', 'allowed', 'scopes', 'snippet', 'rows', 'changes'].includes(block.name)
  );
}

function mergeNames(parts: ContractNames[]): ContractNames {
  return {
    links: new Map(parts.flatMap(({ links }) => [...links])),
    words: new Set(parts.flatMap(({ words }) => [...words])),
  };
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
