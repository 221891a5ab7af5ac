import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type InlineConfig, mergeConfig, type Rolldown } from 'vite';
import { required } from '../../../packages/base/invariant.ts';
import viteConfig from '../../../vite.config.ts';
import { collectPackages, readPackageNotices } from '../../packages/third-party-notices.ts';
import type { BuildResult, Bundle } from './bundle.ts';
import type { BuildRequest } from './bundle-request.ts';
import { getFolder, groupChunks } from './chunk-groups.ts';
import { collectInputs } from './collect-inputs.ts';
import { listOfflineFiles } from './offline-files.ts';

// The build with Vite. `bundle.ts` starts this file as a process with a request as JSON; it prints its result as JSON.

/** On a busy machine every plugin is slow; that is no news. */
const QUIET: Rolldown.RolldownOptions = { checks: { pluginTimings: false } };

/** Sizes are a matter of `budgets.json`. */
const UNLIMITED = { chunkSizeWarningLimit: Number.POSITIVE_INFINITY };

/** Bundles what the browser runs, and the same code for the prerender. */
async function buildInterface({ root, base, outDir, provider, isSelfContained }: BuildRequest): Promise<BuildResult> {
  const siteDir = join(outDir, 'site');
  const shared = (config: InlineConfig['build']): InlineConfig =>
    mergeConfig<InlineConfig, InlineConfig>(viteConfig({ command: 'build', mode: 'production' }), {
      root,
      base,
      configFile: false,
      logLevel: 'warn',
      // Programs find each other wherever they are served; what is inside of a page has addresses of the site.
      experimental: { renderBuiltUrl: (_file, { hostType }) => (hostType === 'js' ? { relative: true } : undefined) },
      plugins: [collectInputs(root, inputs)],
      worker: { plugins: () => [collectInputs(root, inputs)] },
      build: { ...UNLIMITED, ...config },
    });
  await mkdir(siteDir, { recursive: true });
  const inputs = new Set<string>();
  const packages = new Set<string>();
  const collecting = { plugins: [collectPackages(packages)], worker: { plugins: () => [collectPackages(packages)] } };
  /** The text of one classic script. */
  const inline = async (name: string, file: string) => {
    const rolldownOptions = inlineOptions(name, join(root, file));
    return chunk(await run(shared({ write: false, rolldownOptions })), name).code.trim();
  };
  const [client, boot, relay, serviceWorker, removal] = await Promise.all([
    run(mergeConfig(shared({ outDir: siteDir, rolldownOptions: clientOptions(root, provider) }), collecting)),
    inline('boot', 'src/boot/boot.ts'),
    inline('relay', 'src/relay/relay.ts'),
    inline('service-worker', 'src/service-worker/service-worker.ts'),
    inline('removal', 'src/service-worker/removal.ts'),
    run({
      ...shared({
        outDir: join(outDir, 'server'),
        ssr: join(root, 'src/app/entry.server.tsx'),
        minify: false,
        rolldownOptions: QUIET,
      }),
      ...(isSelfContained && { ssr: { noExternal: true } }),
    }),
  ]);
  return {
    client: getModules(client).map((name) => base + name),
    styles: await takeStyles(client, siteDir, base),
    ...(provider !== undefined && { provider: base + chunk(client, 'provider').fileName }),
    fonts: client.filter(({ fileName }) => fileName.endsWith('.woff2')).map(({ fileName }) => base + fileName),
    ...{ boot, relay, serviceWorker, removal },
    offline: listOfflineFiles(client).map((name) => base + name),
    server: 'server/entry.server.js',
    notices: await readPackageNotices(root, packages),
    inputs: [...inputs],
  };
}

const STYLES = ['critical-operation', 'critical-guide', 'critical-home', 'deferred'];

/** React, the libraries and our own code are chunks of their own, so that each runs in a task of its own: see `src/boot/hydrate-on-idle.ts`. */
function clientOptions(root: string, provider: string | undefined): Rolldown.RolldownOptions {
  const input = {
    client: join(root, 'src/app/entry.client.tsx'),
    ...(provider !== undefined && { provider }),
    ...Object.fromEntries(STYLES.map((name) => [name, join(root, `src/styles/${name}.css`)])),
  };
  // It is no part of the first load.
  const entryFileNames = ({ name }: Rolldown.PreRenderedChunk) =>
    name === 'provider' ? 'assets/provider/[name]-[hash].js' : 'assets/[name]-[hash].js';
  const folders = { root, provider: provider && dirname(provider) };
  const chunkFileNames = (chunk: Rolldown.PreRenderedChunk) => `assets/${getFolder(chunk, folders)}[name]-[hash].js`;
  return {
    ...QUIET,
    input,
    // The module of the provider is imported by its address.
    preserveEntrySignatures: 'exports-only',
    output: { codeSplitting: groupChunks(input.client), chunkFileNames, entryFileNames },
  };
}

/** The entry and what it imports, what others need first. */
function getModules(output: Output): string[] {
  const entry = chunk(output, 'client');
  const rank = (name: string) => ['react', 'libraries'].findIndex((group) => name.includes(`/${group}-`)) + 1 || 3;
  const imported = [...entry.imports].sort((a, b) => rank(a) - rank(b));
  return [...imported, entry.fileName];
}

/** One classic script. */
function inlineOptions(name: string, file: string): Rolldown.RolldownOptions {
  return { ...QUIET, input: { [name]: file }, output: { format: 'iife' } };
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
async function takeStyles(output: Output, siteDir: string, base: string): Promise<Bundle['styles']> {
  const take = async (name: string) => {
    const { fileName, source } = style(output, name);
    await rm(join(siteDir, fileName));
    return String(source).trim();
  };
  return {
    critical: {
      operation: await take('critical-operation'),
      guide: await take('critical-guide'),
      home: await take('critical-home'),
    },
    deferred: base + style(output, 'deferred').fileName,
  };
}

function style(output: Output, name: string): Rolldown.OutputAsset {
  const found = output.find((file) => file.type === 'asset' && file.names.includes(`${name}.css`));
  if (found?.type !== 'asset') throw new Error(`no ${name}.css in the bundle`);
  return found;
}

// The pipe to the build ends with the build, however that ends. It does not keep this process alive.
process.stdin.once('end', () => process.exit(1)).resume();
process.stdin.unref();

// Our own request: `bundle.ts`.
const request: BuildRequest = JSON.parse(required(process.argv[2], '`bundle.ts` passes the request.'));
process.stdout.write(JSON.stringify(await buildInterface(request)));
