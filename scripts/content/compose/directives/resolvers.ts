import type { DirectiveName } from '../../markdown/tree.ts';
import { getSteps } from '../pages/flow-steps.ts';
import { resolveCall, resolveFrame } from './call-blocks.ts';
import { changeLog } from './change-log.ts';
import { resolveAllowed, resolveCurrencies, resolveScopes, resolveValues } from './contract-tables.ts';
import type { ResolveDirective } from './directive.ts';
import { resolveDocuments } from './document-blocks.ts';
import { resolveErrorLookup, resolveErrors } from './error-blocks.ts';
import { resolveOperations } from './operation-list.ts';
import { resolvePackage, resolvePackages } from './package-blocks.ts';
import { resolveFiles, resolveRows } from './published-blocks.ts';
import { resolveStates } from './state-blocks.ts';
import { resolveAbout, resolveChapter, resolveSnippet } from './text-blocks.ts';
import { resolveTool } from './tool-blocks.ts';
import { resolveTypes } from './type-blocks.ts';

/** What each directive becomes, but for the subject of a page: that can stand in the frontmatter too. */
export const RESOLVERS: Record<Exclude<DirectiveName, 'operation' | 'channel'>, ResolveDirective> = {
  about: resolveAbout,
  allowed: resolveAllowed,
  call: resolveCall,
  changes: (_directive, _at, input) => changeLog(input),
  chapter: resolveChapter,
  currencies: resolveCurrencies,
  'error-lookup': resolveErrorLookup,
  errors: resolveErrors,
  files: resolveFiles,
  filter: () => [{ kind: 'fold-filter' }],
  frame: resolveFrame,
  operations: resolveOperations,
  package: resolvePackage,
  packages: resolvePackages,
  documents: resolveDocuments,
  rows: resolveRows,
  scopes: resolveScopes,
  snippet: resolveSnippet,
  states: resolveStates,
  steps: (_directive, { guide }, input) => [
    { kind: 'steps', steps: getSteps(guide.frontmatter.steps ?? [], guide, input) },
  ],
  tool: resolveTool,
  types: resolveTypes,
  values: resolveValues,
};
