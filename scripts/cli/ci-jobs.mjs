// The jobs of the workflows. Plain Node, because a job installs the packages.

const DOCUMENTS = ['openapi/merchant.v2.yaml', 'openapi/token.yaml', 'asyncapi/listen.yaml'];

/**
 * A step is a program with its words. `isIndependent`: it says its own findings, whatever the steps before it found.
 * @typedef {{ name: string, command: string[], isIndependent?: true, env?: Record<string, string> }} Step
 */

/** @type {Step} */
const INSTALL = { name: 'install', command: ['npm', 'ci', '--no-audit', '--no-fund'] };
/** @type {Step} */
const BUILD = { name: 'build', command: ['npm', 'run', 'build'] };

/**
 * The steps of each job. Annotations are for GitHub, which shows them at their line.
 * @param {{ isGitHub: boolean, base: string, shard?: string | undefined }} options `shard`: the part of the tests that the job `test` runs, such as `1/2`
 * @returns {Record<string, Step[]>}
 */
export function planJobs({ isGitHub, base, shard }) {
  const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const format = (/** @type {string[]} */ ...words) => (isGitHub ? words : []);
  return {
    contract: [
      // Nothing here needs what packages build or report when they are installed.
      { ...INSTALL, command: [...INSTALL.command, '--ignore-scripts'] },
      {
        name: 'Spectral',
        command: [
          'npx',
          'spectral',
          'lint',
          '--fail-severity',
          'warn',
          ...format('--format', 'github-actions'),
          ...DOCUMENTS,
        ],
        isIndependent: true,
      },
      {
        name: 'Redocly',
        command: ['npx', 'redocly', 'lint', ...format('--format=github-actions'), ...DOCUMENTS],
        isIndependent: true,
        env: quiet,
      },
      {
        name: 'rating of each change',
        command: ['npx', 'api-docs', 'diff', '--base', base],
        isIndependent: true,
      },
    ],
    test: [{ name: 'everything', command: ['npm', 'test', ...(shard ? ['--', '--shard', shard] : [])] }],
    versions: [
      INSTALL,
      BUILD,
      { name: 'fixture sites', command: ['npm', 'run', 'fixtures'] },
      { name: 'unit tests', command: ['npm', 'run', 'unit'] },
    ],
    pages: [INSTALL, BUILD, { name: 'files of the host', command: ['npx', 'api-docs', 'hosting', 'pages'] }],
    nightly: [
      INSTALL,
      { name: 'everything, over every page', command: ['npm', 'test', '--', '--nightly'], isIndependent: true },
      {
        name: 'links to other sites',
        command: ['npx', 'api-docs', 'links', '--external'],
        isIndependent: true,
      },
      {
        name: 'known faults of packages',
        command: ['npm', 'audit', '--omit=dev', '--audit-level=high'],
        isIndependent: true,
      },
    ],
    release: [INSTALL, { name: 'artefacts', command: ['npm', 'run', 'release', '--', '--artefacts'] }],
  };
}
