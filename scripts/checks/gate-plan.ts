import { PROGRAM_FILE } from '../installation/installation.ts';
import type { Gate } from './gate.ts';

/** `gate` before each push, `all` before a merge, `nightly` over every page. */
export type Scope = 'gate' | 'all' | 'nightly';

/** Gates of a stage run beside each other; a stage begins when the one before has ended. */
export type Stage = Gate[];

const npm = (script: string) => ['npm', 'run', '--silent', script];
/** Without npx, which takes a second to find it. */
const apiDocs = (...words: string[]) => [process.execPath, PROGRAM_FILE, ...words];

const BUILD: Gate = { name: 'build', command: npm('build'), isRequired: true };
const LINT: Gate = { name: 'lint and format', command: npm('lint'), repair: 'npm run format repairs most of it.' };
const SPEC: Gate = {
  name: 'contract: lint, examples, translations',
  command: npm('spec'),
  repair: 'Each line above names a file; when translations are right again, npx api-docs stamp records that.',
};
const PROSE: Gate = {
  name: 'spelling',
  command: npm('prose'),
  repair: 'Correct the word, or add a name to cspell.json.',
};
const FIXTURE_SITE: Gate = { name: 'build the fixture sites', command: npm('fixtures') };
const TYPES: Gate = { name: 'types', command: [...npm('types'), '--', '--built'] };
const DEAD_CODE: Gate = { name: 'dead code', command: npm('dead'), repair: 'Delete what nothing uses.' };
const LINKS: Gate = { name: 'links and anchors', command: apiDocs('links') };
const VERIFY: Gate = { name: 'pages against their documents', command: apiDocs('verify') };
const BUDGETS: Gate = {
  name: 'budgets',
  command: npm('budgets'),
  repair: 'CONTRIBUTING.md says what to do when a budget is exceeded.',
};

function unitTests(name: string, env: Record<string, string>): Gate {
  return { name, command: [...npm('unit'), '--'], env, report: { format: 'vitest', file: 'unit.json' } };
}

function browserTests(name: string, args: string[], env: Record<string, string> = {}): Gate {
  return { name, command: [...npm('e2e'), '--', ...args], env, report: { format: 'playwright', file: 'e2e.json' } };
}

const NIGHT = { NIGHTLY: '1' };

const UNIT_TESTS: Record<Scope, Gate> = {
  gate: unitTests('unit tests without the slow ones', { WITHOUT_SLOW_TESTS: '1' }),
  // What is left to the night: `tests/setup/nightly.ts`.
  all: unitTests('unit tests, samples in one language', {}),
  nightly: unitTests('unit tests, all samples, servers and clients', NIGHT),
};

const BROWSER_TESTS: Record<Scope, Gate> = {
  gate: browserTests('smoke tests in the browser', ['--grep', '@smoke']),
  all: browserTests('browser tests', ['--grep-invert', '@nightly']),
  nightly: browserTests('browser tests, every page', [], NIGHT),
};

/** Installs 400 MB of tools, so it is a part of the night alone. */
const COLLECTIONS: Gate = { name: 'collections in Newman, Bruno and httpyac', command: apiDocs('try', 'collections') };

/** Fetches four runtimes, so it is a part of the night alone. */
const RUNTIMES: Gate = { name: 'typed client on Node.js 22 and 24, Deno and Bun', command: apiDocs('try', 'client') };

/** A part of all tests, as Vitest and Playwright count: the first of two is `{ index: 1, count: 2 }`. */
export type Shard = { index: number; count: number };

/**
 * The gates of a scope. The build writes what types, links and tests read. Of a shard: its part of the tests; the first one also has what is no
 * list of tests.
 */
export function planGates(scope: Scope, shard?: Shard): Stage[] {
  if (shard) {
    const takePart = (gate: Gate): Gate => ({
      ...gate,
      command: [...gate.command, `--shard=${shard.index}/${shard.count}`],
    });
    const [first = [], second = [], unit = [], browser = [], ...rest] = planGates(scope);
    const others = shard.index === 1 ? [first, second] : [[BUILD], [FIXTURE_SITE]];
    return [...others, unit.map(takePart), browser.map(takePart), ...(shard.index === 1 ? rest : [])];
  }
  return [
    // The longest first: a stage ends with its last gate, which leaves one processor idle.
    [BUILD, LINT, SPEC],
    [FIXTURE_SITE, TYPES, VERIFY, BUDGETS, PROSE, DEAD_CODE, LINKS],
    [UNIT_TESTS[scope]],
    [BROWSER_TESTS[scope]],
    ...(scope === 'nightly' ? [[COLLECTIONS], [RUNTIMES]] : []),
  ];
}
