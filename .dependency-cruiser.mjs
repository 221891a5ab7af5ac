/**
 * The import rules. A folder imports itself and the folders before it: in its own list, and in SHARED. A folder that has no place in this order is
 * cut wrong: move the file that needs the other direction. Folders inside a named one belong to it, unless they are named themselves.
 */
const SHARED = [
  // Any API, any machine: no DOM, no Node, no React.
  ...['packages/base', 'packages/simulator/protocol', 'packages/simulator/keys', 'packages/simulator/core'],
  ...['packages/simulator/certification', 'src/model', 'src/strings', 'src/paste', 'src/samples', 'src/search/engine'],
  'site',
];
const BROWSER = [
  ...[
    'src/styles',
    'src/dom',
    'src/data',
    'src/boot',
    'src/beacon',
    'src/navigation',
    'src/relay',
    'src/hooks',
    'src/ui',
  ],
  ...['src/blocks', 'src/search/client', 'src/search/dialog', 'src/playground', 'src/shell', 'src/pages'],
  ...['src/offline', 'src/service-worker', 'src/app', 'site/client', 'site/provider', 'site/console'],
];
const MACHINE = [
  ...['packages/base/node', 'packages/simulator/node/server', 'packages/simulator/node/certification'],
  ...['scripts/installation', 'scripts/document', 'scripts/findings', 'scripts/cli', 'scripts/server/http'],
  ...['site/rules', 'scripts/content/json', 'scripts/content/cache', 'scripts/content/diagram', 'scripts/content/tree'],
  ...['scripts/content/markdown', 'scripts/content/texts', 'scripts/content/read', 'scripts/content/describe'],
  ...[
    'scripts/content/workflows',
    'scripts/content/compose',
    'scripts/content',
    'scripts/content/emit',
    'scripts/packages',
  ],
  ...[
    'site/generate',
    'site/scenarios',
    'scripts/spec',
    'scripts/checks',
    'scripts/hosting',
    'scripts/collections',
    'scripts/agents',
  ],
  ...[
    'scripts/site',
    'scripts/server',
    'scripts/offline',
    'scripts/verify',
    'scripts/search',
    'scripts/doctor',
    'scripts/release',
  ],
  ...['scripts/scaffold', 'scripts/bench', 'scripts/packages/generator', 'site/simulator'],
  ...['site/collections', 'site/agents', 'site/packages', 'site/checks', 'site/bench'],
  ...['site/commands', 'scripts/commands'],
];
/** What the page's checker and signature doctor say, the commands of the simulator and the MCP server say too. */
const EXCEPTIONS = new Map([
  ['site/simulator', ['site/provider']],
  ['site/agents', ['site/provider']],
]);

const folders = [...SHARED, ...BROWSER, ...MACHINE];

/** Files of a folder, without those of a folder inside it that is named itself. */
function filesOf(folder) {
  const inside = folders
    .filter((other) => other.startsWith(`${folder}/`))
    .map((other) => other.slice(folder.length + 1));
  return inside.length === 0 ? `^${folder}/` : `^${folder}/(?!(${inside.join('|')})/)`;
}

function toRule(folder, before) {
  const allowed = [folder, ...before, ...(EXCEPTIONS.get(folder) ?? [])];
  return {
    name: `imports of ${folder}`,
    comment: `${folder} imports only what is before it in the order of .dependency-cruiser.mjs.`,
    severity: 'error',
    from: { path: filesOf(folder) },
    to: { path: '^(packages|src|scripts|site|tests)/', pathNot: allowed.map(filesOf) },
  };
}

export default {
  forbidden: [
    ...SHARED.map((folder, index) => toRule(folder, SHARED.slice(0, index))),
    ...BROWSER.map((folder, index) => toRule(folder, [...SHARED, ...BROWSER.slice(0, index)])),
    ...MACHINE.map((folder, index) => toRule(folder, [...SHARED, ...MACHINE.slice(0, index)])),
    {
      name: 'no site in the generator',
      comment: 'packages, src and scripts serve any site; what this site alone has is named in site/site.ts.',
      severity: 'error',
      from: { path: '^(packages|src|scripts)/' },
      to: { path: '^site/' },
    },
    {
      name: 'no simulator in the generator',
      comment: 'src and scripts serve sites whose provider is another one: the simulator is for site.',
      severity: 'error',
      from: { path: '^(src|scripts)/' },
      to: { path: '^packages/simulator/' },
    },
    {
      name: 'packages stand alone',
      comment: 'packages/base imports nothing, packages/simulator imports packages/base.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^(packages|src|scripts|site|tests)/', pathNot: '^packages/($1|base)/' },
    },
    {
      name: 'folder without a place',
      comment: 'Each folder of packages, src, scripts and site has a place in the order of .dependency-cruiser.mjs.',
      severity: 'error',
      from: {},
      to: { path: '^(packages|src|scripts|site)/', pathNot: folders.map(filesOf) },
    },
    {
      name: 'no cycles',
      comment: 'Files that import one another cannot be read, tested or loaded one by one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no Node in a browser',
      comment:
        'packages, src, site/provider and site/console are what a reader’s browser runs; for Node there are scripts and the folders named node.',
      severity: 'error',
      from: { path: '^(packages|src|site/(provider|client|console))/', pathNot: '^packages/[^/]+/node/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'Scalar only in its own bundle',
      comment:
        'Scalar is ten times as large as the rest of the site: only site/console, a bundle of its own, imports it.',
      severity: 'error',
      from: { path: '^(packages|src|site)/', pathNot: '^site/console/' },
      to: { path: '@scalar/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.test\\.tsx?$', '^\\.generated/', '^packages/simulator/generated/'] },
  },
};
