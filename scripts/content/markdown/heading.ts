import GithubSlugger from 'github-slugger';
import type { Heading, PhrasingContent } from 'mdast';
import { required } from '../../../packages/base/invariant.ts';
import type { ProseElement, ProseTag } from '../../../src/model/prose.ts';
import { proseText } from '../../../src/model/prose-text.ts';
import { SHELL_IDS } from '../../../src/model/shell-ids.ts';
import { CONTRACT_SCHEME } from './contract-link.ts';
import { type Conversion, find } from './tree.ts';

const TAGS: Record<number, ProseTag> = { 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' };
/** A fragment that an author gives, at the end of a text. */
export const EXPLICIT_ID = /(?<!\s)\s*\{#([^\s{}]+)\}\s*$/;

/** A heading with its fragment: written `## Title {#id}`, or made from its text as GitHub does. */
export function headingElement(node: Heading, conversion: Conversion): ProseElement | undefined {
  const { id: explicitId, children } = takeId(node.children);
  const content = conversion.phrasing(children);
  const text = proseText(content).trim();
  if (text === '') {
    find(conversion, node, 'heading without text');
    return undefined;
  }
  if (content.some((part) => Array.isArray(part) && part[1]?.href?.startsWith(CONTRACT_SCHEME)))
    find(conversion, node, 'a typed link in a heading', 'Write the words there, and the link in the text below it.');
  if (conversion.dialect === 'description') return ['p', null, ['strong', null, ...content]];
  checkDepth(node, conversion);
  const id = explicitId ?? conversion.slugger.slug(text);
  if (explicitId !== undefined) conversion.slugger.slug(explicitId);
  if (conversion.headingIds.has(id)) {
    find(conversion, node, `two headings have the id "${id}"`, 'Give one of them another id: ## Title {#id}.');
  }
  if (SHELL_IDS.includes(id))
    find(conversion, node, `the id "${id}" belongs to the frame of every page`, 'Write another one.');
  conversion.headingIds.add(id);
  const depth = Math.max(node.depth, 2);
  conversion.tree.headings.push({
    id,
    explicit: explicitId !== undefined,
    text,
    depth,
    line: node.position?.start.line ?? 1,
  });
  return [required(TAGS[depth], 'Headings of Markdown have at most six levels.'), { id }, ...content];
}

function takeId(children: PhrasingContent[]): { id?: string; children: PhrasingContent[] } {
  const last = children.at(-1);
  const match = last?.type === 'text' ? EXPLICIT_ID.exec(last.value) : null;
  if (last?.type !== 'text' || !match) return { children };
  return { id: match[1], children: [...children.slice(0, -1), { ...last, value: last.value.slice(0, match.index) }] };
}

function checkDepth(node: Heading, conversion: Conversion): void {
  if (node.depth === 1) {
    find(conversion, node, 'a guide has no # heading: its title is in the frontmatter', 'Use ## for the first level.');
    return;
  }
  const previous = conversion.tree.headings.at(-1)?.depth ?? 1;
  if (node.depth > previous + 1) {
    const [found, wanted] = ['#'.repeat(node.depth), '#'.repeat(previous + 1)];
    find(conversion, node, `heading level skipped: ${found} after ${'#'.repeat(previous)}`, `Use ${wanted}.`);
  }
}

/** Makes ids that neither the shell nor an earlier heading has. */
export function createSlugger(): GithubSlugger {
  const slugger = new GithubSlugger();
  for (const id of SHELL_IDS) slugger.slug(id);
  return slugger;
}
