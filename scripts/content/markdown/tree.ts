import type GithubSlugger from 'github-slugger';
import type { PhrasingContent, RootContent } from 'mdast';
import type { ProseBlock, ProseNode } from '../../../src/model/prose.ts';
import type { Highlight } from './highlight.ts';
import type { Quantity } from './quantities.ts';
import type { Reference } from './reference.ts';

/** A mistake in a text; lines and columns count from 1 within that text. */
type Finding = { line?: number; column?: number; message: string; hint?: string; severity?: 'warning' };

/** Names of the directives by which an author shows an operation, a channel or a state machine: `::operation`. */
export const DIRECTIVE_NAMES = [
  'operation',
  'channel',
  'states',
  'errors',
  'error-lookup',
  'filter',
  'files',
  'call',
  'frame',
  'types',
  'values',
  'allowed',
  'currencies',
  'scopes',
  'about',
  'chapter',
  'steps',
  'snippet',
  'rows',
  'changes',
  'operations',
  'tool',
  'package',
  'packages',
  'documents',
] as const;
export type DirectiveName = (typeof DIRECTIVE_NAMES)[number];

/** What the page composer fills in. `example` names one of several, `show` the members of it to show. */
export type Directive = {
  kind: 'directive';
  name: DirectiveName;
  id?: string;
  example?: string;
  show?: string[];
  /** What follows the command of a package. */
  args?: string;
  title?: string;
  /** Position of the directive in its text, from 1. */
  line: number;
  column: number;
};

/** What a text says, before the pages around it are known. All of it is JSON-safe and can be cached. */
export type MarkdownTree = {
  blocks: MarkdownBlock[];
  headings: { id: string; explicit: boolean; text: string; depth: number; line: number }[];
  links: Reference[];
  /** Typed links to the contract: `op:openCard`. */
  contractLinks: Reference[];
  /** What is in code style or looks like an error code: it must be a name of the contract. */
  mentions: Reference[];
  /** Numbers with a unit: they may not be those of the contract. */
  quantities: Quantity[];
  images: Reference[];
  /** Pictures without their words, as text: what two languages must have in common. */
  figures: string[];
  findings: Finding[];
};

/** The tree of a text that says nothing. */
export function emptyTree(): MarkdownTree {
  return {
    blocks: [],
    headings: [],
    links: [],
    contractLinks: [],
    mentions: [],
    quantities: [],
    images: [],
    figures: [],
    findings: [],
  };
}

/** Folded text with directives in it: what they become is no block that an author writes. */
type MarkdownFold = { kind: 'fold'; id?: string; title: string; blocks: MarkdownBlock[] };

/** Blocks of a guide, and directives that the page composer resolves. */
export type MarkdownBlock = ProseBlock | Directive | MarkdownFold;

/** Whether an author wrote a block with all that is in it. */
export function isWritten(block: MarkdownBlock): block is ProseBlock {
  return block.kind !== 'directive' && block.kind !== 'fold';
}

/** Which constructs a text may use. A specification's description has no directives and no heading ids; that of others may hold HTML. */
export type Dialect = 'guide' | 'description' | 'lenient';

/** Carried through the conversion of one text. */
export type Conversion = {
  dialect: Dialect;
  source: string;
  highlight: Highlight;
  tree: MarkdownTree;
  /** Of the headings so far. */
  headingIds: Set<string>;
  slugger: GithubSlugger;
  /** Converts the content of a container that cannot hold directives. */
  blocks(nodes: RootContent[]): ProseBlock[];
  /** Converts the content of a container with the directives in it. */
  blocksAndDirectives(nodes: RootContent[]): MarkdownBlock[];
  phrasing(nodes: PhrasingContent[]): ProseNode[];
};

type Positioned = { position?: { start: { line: number; column: number } } };

/** Notes a mistake at a node. */
export function find(conversion: Conversion, node: Positioned, message: string, hint?: string): void {
  const { line, column } = node.position?.start ?? {};
  conversion.tree.findings.push({ line, column, message, hint });
}
