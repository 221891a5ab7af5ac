import type { Channel, CloseCode } from './channel.ts';
import type { CodeSource } from './code-source.ts';
import type { ErrorCatalogue } from './error-catalogue.ts';
import type { IdentifierMap } from './identifier-map.ts';
import type { Locale } from './locale.ts';
import type { Method } from './method.ts';
import type { ContractStatus, Operation } from './operation.ts';
import type { PackageItem } from './package-item.ts';
import type { PageLink } from './page-link.ts';
import type { ProseBlock, ProseNode } from './prose.ts';
import type { SchemaNode } from './schema.ts';
import type { DrawnMachine } from './state-machine.ts';
import type { StepValue } from './step-values.ts';
import type { SvgDrawing } from './svg-drawing.ts';

export type Heading = { id: string; text: string /** 2 for h2. */; depth: number };

/** Facts that every page has. */
type PageBase = {
  /** Address without base, version and language: `/guide/card/open-card`; index pages end in `/`. */
  path: string;
  locale: Locale;
  version?: string;
  title: string;
  /** The title with its markup, if it has some: code, bold, italics, strikethrough. */
  titleNodes?: ProseNode[];
  description: string;
  /** Source file relative to the site folder, for the Source link. */
  file?: string;
  /** Key of the sidebar that the page belongs to. */
  sidebar?: string;
  /** Lazy groups of that sidebar which list the page: the shell loads their items with it. */
  sidebarGroups?: string[];
  breadcrumbs: { text: string; path?: string }[];
  previous?: PageLink;
  next?: PageLink;
};

/** One page, as data. What a reader, the search index or a language model sees of it is derived from this. */
export type Page = PageBase &
  (
    | { layout: 'doc'; kind: 'guide' | 'reference'; status?: ContractStatus; headings: Heading[]; blocks: Block[] }
    | { layout: 'home'; hero: Hero; features: Feature[]; flow?: Flow; blocks: Block[]; entries: EntryGroup[] }
    | { layout: 'overview'; groups: OverviewGroup[]; map?: IdentifierMap }
    | { layout: 'not-found' }
  );

export type Hero = {
  name: string;
  tagline: string;
  actions: { text: string; path: string }[];
  facts: { icon: string; text: string }[];
  drawing?: { drawing: SvgDrawing; alt: string };
};

/** `label` is the title of the page at `path`. */
export type Feature = {
  icon: string;
  drawing?: SvgDrawing;
  title: string;
  details: string;
  path?: string;
  label?: string;
};

/** Calls that follow one another, each with what is sent and what comes back: real examples of the documents. */
export type Flow = {
  title: string;
  details: string /** Index of the step that is shown first. */;
  first: number;
  steps: FlowStep[];
};

/** `parameters`: values of the path in the example. `results`: what the next step needs of the response, shortened. `page` documents the operation; absent where no page does. */
export type FlowStep = {
  title: string;
  details: string;
  operation: string;
  call: Call;
  parameters: Record<string, string>;
  results: StepValue[];
  page?: PageLink;
};

/** A named example of an operation: method and path with its parameters filled in, the command that sends it, body, status, response. */
export type Call = {
  method: Method;
  target: string;
  command?: CodeSource;
  request?: CodeSource;
  status: string;
  response: CodeSource;
};

/**
 * Entry points of a part of the site. `api` is the path of the operation that a page documents. A group of a large site is its first page and
 * the number of its pages instead.
 */
export type EntryGroup = { text: string; path?: string; count?: number; entries: (PageLink & { api?: string })[] };

/** `id` is the fragment of the group, the same in every language. */
export type OverviewGroup = { id?: string; text: string; pages: OverviewEntry[] };

/** `api` and `operation` are the path and the id of the operation or channel that a page documents. */
export type OverviewEntry = PageLink & { description?: string; api?: string; operation?: string; headings: Heading[] };

/**
 * A new kind does not compile until React, Markdown and search all handle it. An `excerpt` shows a part of what another page shows whole:
 * links and search lead there.
 */
export type Block =
  | ProseBlock
  | { kind: 'operation'; operation: Operation }
  | { kind: 'channel'; channel: Channel }
  // `ownFields`: they stand on no other page, so the search has them from here.
  | { kind: 'schema'; schema: SchemaNode; direction: 'request' | 'response'; excerpt?: true; ownFields?: true }
  | { kind: 'states'; machine: DrawnMachine }
  | { kind: 'steps'; steps: FlowStep[] }
  | { kind: 'errors'; catalogue: ErrorCatalogue; excerpt?: true }
  | { kind: 'folds'; folds: Fold[] }
  // The field that narrows down all folds of its page.
  | { kind: 'fold-filter' }
  // The field that finds a code, above the catalogue of the same page. `checker` is the page that takes whole bodies.
  | { kind: 'error-lookup'; checker?: string }
  /** A program in the page; `server` is where its examples send. */
  | {
      kind: 'tool';
      tool: string;
      server: string;
      role?: ToolRole;
      /** Whether it takes the reader's values. */
      takesValues?: true;
      panels?: string[];
      reference?: ToolReference;
    }
  | { kind: 'packages'; items: PackageItem[] }
  /** A link to a program that opens over the page: `about` says what it does; `errorsPage` is the page of all errors. */
  | { kind: 'lab'; lab: string; title: string; about: string; role?: ToolRole; errorsPage?: string };

/**
 * A row that opens (`<details>`). `id`: its fragment, which opens it. `names` says in a few names what is inside: fields, values, or a method
 * and its path; `count` how many there are.
 */
export type Fold = {
  id?: string;
  title: string;
  /** The title is a name of the contract. */
  isName?: true;
  names?: string[];
  count?: number;
  blocks: Block[];
};

/**
 * What other pages lead to a program for: `signatures` finds out why one does not verify, `responses` compares what came back with the
 * contract, whose errors and fields it is given, `retries` tries repeated requests.
 */
export type ToolRole = 'signatures' | 'responses' | 'retries';

/** What the checker says of the contract: its errors, and where its fields are described, by operation or channel. */
export type ToolReference = {
  catalogue: ErrorCatalogue;
  fields: Record<string, { page: string; anchors: string[] }>;
  /** The page of all errors. */
  errorsPage?: string;
  /** The page that finds out why a signature does not verify. */
  doctorPage?: string;
  /** The page on which a reader tries repeated requests. */
  retriesPage?: string;
  /** Close codes of all channels, each with where it is described. */
  closeCodes: (CloseCode & { page: string })[];
};
