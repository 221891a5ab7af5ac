import { relative } from 'node:path';
import picomatch from 'picomatch';
import type { Rolldown } from 'vite';

/** The sources of each part that not every reader loads, the narrower before the wider. A part has a folder, and so a budget, of its own. */
const PARTS: Record<string, string[]> = {
  search: ['src/search/**'],
  strings: ['src/site/strings/*/{interface,catalogue,overview,channel}.json'],
  demand: [
    'src/dom/{zoom,carried-text}.ts',
    'src/hooks/use-modal.ts',
    'src/model/{pasted-body,keyed-lines}.ts',
    'src/navigation/prefetch-on-idle.ts',
    'src/shell/LocaleRedirectNotice.tsx',
  ],
  reading: ['src/dom/{reading-aids,linked-reading}.ts'],
  errors: ['src/blocks/errors/**', 'src/model/pasted-error.ts'],
  channel: ['src/blocks/channel/**'],
  overview: ['src/blocks/overview/**'],
  calculator: ['src/playground/calculator/**', 'src/site/strings/*/calculator.json'],
  checker: ['src/playground/checker/**', 'src/site/strings/*/checker.json'],
  doctor: ['src/playground/doctor/**', 'src/site/strings/*/doctor.json'],
  editor: ['src/playground/editor/**'],
  labs: ['src/playground/{lab,lifecycle,retry,websocket}/**', 'src/site/strings/*/*-lab.json'],
  values: ['src/playground/values/**', 'src/site/strings/*/values.json'],
  'playground-parts': [
    'src/playground/{run,copy,environment,keys}/**',
    'src/samples/**',
    'src/site/strings/*/environment.json',
  ],
  'playground-strings': ['src/site/strings/*/playground.json'],
  playground: ['src/{playground,sandbox,protocol,encoding}/**'],
};

const MATCHERS = Object.entries(PARTS).map(([part, sources]) => ({ part, isMatch: picomatch(sources) }));

/** The part that a chunk belongs to, by the module that it is loaded for, else by its last one; undefined for the shell. */
export function getPart({ facadeModuleId, moduleIds }: Rolldown.PreRenderedChunk, root: string): string | undefined {
  const source = relative(root, facadeModuleId ?? moduleIds.at(-1) ?? '');
  return MATCHERS.find(({ isMatch }) => isMatch(source))?.part;
}
