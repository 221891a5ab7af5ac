import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type InlineConfig, mergeConfig, type PluginOption, type Rolldown } from 'vite';
import viteConfig from '../../../vite.config.ts';
import { collectPackages } from './shipped-packages.ts';

export type Bundle = {
  /** Addresses of the modules that start React, in the order in which they are to run. */
  client: string[];
  styles: StyleSheets;
  /** Addresses of the web fonts. */
  fonts: string[];
  /** Text of the script that every page carries. */
  starter: string;
  /** File of the server entry. */
  server: string;
  /** Folders of the packages that readers receive code of, below the project. */
  packages: string[];
};

/** The three entries of `src/styles/`. */
type StyleSheets = {
  /** Text of the critical styles, which is inside every page. */
  critical: string;
  /** The same with those of the home page, which is inside that page. */
  criticalHome: string;
  /** Address of the rest: a file that all pages share. */
  deferred: string;
};

type BundleOptions = {
  /** Folder of the project. */
  root: string;
  base: string;
  /** The built site: receives `assets/`. */
  outDir: string;
  serverDir: string;
};

/** On a busy machine every plugin is slow; that is no news. */
const QUIET: Rolldown.RolldownOptions = { checks: { pluginTimings: false } };

/** Bundles what the browser runs, and the same code for the prerender. */
export async function bundle(options: BundleOptions): Promise<Bundle> {
  const { root, base, outDir, serverDir } = options;
  const shared = (config: InlineConfig['build']): InlineConfig =>
    mergeConfig<InlineConfig, InlineConfig>(viteConfig({ command: 'build', mode: 'production' }), {
      root,
      base,
      configFile: false,
      logLevel: 'warn',
      build: config,
    });
  await mkdir(outDir, { recursive: true });
  const packages = new Set<string>();
  const collecting = { plugins: [collectPackages(packages)], worker: { plugins: () => [collectPackages(packages)] } };
  const [client, starter] = await Promise.all([
    run(mergeConfig(mergeConfig(shared({ outDir, rolldownOptions: clientOptions(root) }), slimmed(root)), collecting)),
    run(shared({ write: false, rolldownOptions: starterOptions(root) })),
    run(
      shared({ outDir: serverDir, ssr: join(root, 'src/app/entry.server.tsx'), minify: false, rolldownOptions: QUIET }),
    ),
  ]);
  return {
    client: getModules(client).map((name) => base + name),
    styles: await takeStyles(client, options),
    fonts: client.filter(({ fileName }) => fileName.endsWith('.woff2')).map(({ fileName }) => base + fileName),
    starter: chunk(starter, 'starter').code.trim(),
    server: join(serverDir, 'entry.server.js'),
    packages: [...packages],
  };
}

/** Chunks that not every reader loads have folders, and so budgets, of their own. */
const FOLDERS: Record<string, string> = {
  SearchDialog: 'search',
  interface: 'strings',
  catalogue: 'strings',
  'prefetch-on-idle': 'demand',
  zoom: 'demand',
  LocaleRedirectNotice: 'demand',
  ErrorCatalogueView: 'errors',
  ChannelView: 'channel',
};

const STYLES = ['critical', 'critical-home', 'deferred'];

/** React, the libraries and our own code are chunks of their own, so that each runs in a task of its own: see `src/boot/hydrate-on-idle.ts`. */
function clientOptions(root: string): Rolldown.RolldownOptions {
  const input = {
    client: join(root, 'src/app/entry.client.tsx'),
    ...Object.fromEntries(STYLES.map((name) => [name, join(root, `src/styles/${name}.css`)])),
  };
  const groups = [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
    // With what later chunks share with the first: a file of its own would be one more address in every page.
    {
      name: 'libraries',
      test: /node_modules[\\/]|src[\\/](model[\\/]links|ui[\\/]Icon|dom[\\/]idle)\./,
      priority: 1,
    },
  ];
  const chunkFileNames = ({ name }: { name: string }) => {
    const folder = FOLDERS[name];
    return folder === undefined ? 'assets/[name]-[hash].js' : `assets/${folder}/[name]-[hash].js`;
  };
  return { ...QUIET, input, output: { codeSplitting: { groups }, chunkFileNames } };
}

/** What our dependencies carry for cases that are not ours: warnings of the router, styles that a chunk brings along. */
function slimmed(root: string): InlineConfig {
  const router = join(root, 'node_modules/react-router/dist/production/index.mjs');
  const plainImports: PluginOption = {
    name: 'plain-imports',
    enforce: 'pre',
    load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load();' },
  };
  return { plugins: [plainImports], resolve: { alias: [{ find: /^react-router$/, replacement: router }] } };
}

/** The entry and what it imports, what others need first. */
function getModules(output: Output): string[] {
  const entry = chunk(output, 'client');
  const rank = (name: string) => ['react', 'libraries'].findIndex((group) => name.includes(`/${group}-`)) + 1 || 3;
  const imported = [...entry.imports].sort((a, b) => rank(a) - rank(b));
  return [...imported, entry.fileName];
}

/** One classic script: it stands inside the page, before everything else. */
function starterOptions(root: string): Rolldown.RolldownOptions {
  return { ...QUIET, input: { starter: join(root, 'src/boot/boot.ts') }, output: { format: 'iife' } };
}

type Output = Rolldown.RolldownOutput['output'];

async function run(config: InlineConfig): Promise<Output> {
  const result = await build(config);
  if (Array.isArray(result) || !('output' in result)) throw new Error('one output expected');
  return result.output;
}

function chunk(output: Output, name: string): Rolldown.OutputChunk {
  const found = output.find((file) => file.type === 'chunk' && file.isEntry && file.name === name);
  if (found?.type !== 'chunk') throw new Error(`no ${name} in the bundle`);
  return found;
}

/** The critical styles do not remain as files. */
async function takeStyles(output: Output, { outDir, base }: BundleOptions): Promise<StyleSheets> {
  const take = async (name: string) => {
    const { fileName, source } = style(output, name);
    await rm(join(outDir, fileName));
    return String(source).trim();
  };
  return {
    critical: await take('critical'),
    criticalHome: await take('critical-home'),
    deferred: base + style(output, 'deferred').fileName,
  };
}

function style(output: Output, name: string): Rolldown.OutputAsset {
  const found = output.find((file) => file.type === 'asset' && file.names.includes(`${name}.css`));
  if (found?.type !== 'asset') throw new Error(`no ${name}.css in the bundle`);
  return found;
}
