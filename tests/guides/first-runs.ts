import { readFileSync } from 'node:fs';
import { memoryCache } from '../../scripts/content/cache/cache.ts';
import { callBlocks, frameBlocks } from '../../scripts/content/compose/directives/call-blocks.ts';
import { readFrontmatter } from '../../scripts/content/read/frontmatter.ts';
import { siteDocuments } from '../setup/site-contents.ts';

const FIRST_RUNS = 'guides/en/guide/first-runs.md';

type Outline = { name: 'call' | 'frame'; id: string; example?: string };

/** A call or a frame of a run, with what the page shows of it, whole. A request comes before its response. */
export type RunStep = Outline & { sent: string; received: string };

/** The three runs of the guides: the first card of the quick start, then the two of First Runs. */
export async function readFirstRuns(): Promise<[title: string, steps: RunStep[]][]> {
  // The last run has calls and frames in its text.
  const tokenRun = readFileSync(FIRST_RUNS, 'utf8').split('{#first-token-run}')[1] ?? '';
  const directives = [...tokenRun.matchAll(/^::(call|frame)\{id=(\w+)(?: example=([\w.]+))?.*\}$/gm)];
  const addTexts = await createReader();
  return [
    ['First card', readSteps('guides/en/guide/quick-start.md').map(addTexts)],
    ['First payout', readSteps(FIRST_RUNS).map(addTexts)],
    [
      'First token payment',
      directives.map(([, name, id = '', example]) =>
        addTexts({ name: name === 'call' ? 'call' : 'frame', id, example }),
      ),
    ],
  ];
}

/** A run of the frontmatter's steps. */
function readSteps(file: string): Outline[] {
  const { steps = [] } =
    readFrontmatter(file, readFileSync(file, 'utf8'), { report: () => undefined, cache: memoryCache() }) ?? {};
  return steps.map(({ operation, example }) => ({ name: 'call', id: operation, example }));
}

async function createReader(): Promise<(step: Outline) => RunStep> {
  const code = (language: string, source: string) => ({ language, source, html: '' });
  const documents = await siteDocuments('en');
  const operations = documents.flatMap((api) => api.operations.map(({ operation }) => operation));
  const channels = documents.flatMap((api) => api.channels);
  return (step) => {
    const directive = { kind: 'directive' as const, line: 1, column: 1, ...step };
    const operation = operations.find(({ id }) => id === step.id);
    const channel = channels.find(({ id }) => id === step.id);
    const blocks = operation
      ? callBlocks(operation, directive, code)
      : channel
        ? frameBlocks(channel, directive, code)
        : [];
    const [first, last = first] = blocks.flatMap((block) =>
      block.kind === 'code' ? [{ title: block.title ?? '', text: block.code.source }] : [],
    );
    if (operation) return { ...step, sent: `${first?.title}\n${first?.text}`, received: last?.text ?? '' };
    const isSent = first?.title.startsWith('→');
    return { ...step, sent: isSent ? (first?.text ?? '') : '', received: isSent ? '' : (first?.text ?? '') };
  };
}
