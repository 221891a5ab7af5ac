import { execFile, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { packageFile, ROOT } from '../../scripts/installation/installation.ts';
import { atNight } from '../setup/nightly.ts';

// The package as a stranger has it: installed from its archive, run in a folder that has nothing of this project.

let folder = '';
let here = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'generator-'));
  here = join(folder, 'empty');
  mkdirSync(here);
  mkdirSync(join(folder, 'tool'));
  const archive = await packageFile();
  // npm refuses what asks for another Node than this one.
  const options = ['--engine-strict', '--prefer-offline', '--no-audit', '--no-fund'];
  const installed = await run('npm', ['install', ...options, archive], 'tool');
  if (installed.status !== 0) throw new Error(installed.stderr);
});
afterAll(() => rmSync(folder, { recursive: true }));

function environment() {
  return { ...process.env, XDG_CACHE_HOME: join(folder, 'cache'), NODE_OPTIONS: '', VITEST: undefined };
}

type Ended = { status: unknown; stdout: string; stderr: string };

function run(program: string, args: string[], cwd: string): Promise<Ended> {
  const env = environment();
  return new Promise((resolve) => {
    execFile(program, args, { cwd: join(folder, cwd), env }, (error, stdout, stderr) =>
      resolve({ status: error?.code ?? 0, stdout, stderr }),
    );
  });
}

const main = () => join(folder, 'tool/node_modules/api-docs/scripts/commands/main.js');
const apiDocs = (...args: string[]) => run(process.execPath, [main(), ...args], 'empty');

const foreign = (name: string) => join(ROOT, 'tests/fixtures/foreign', name);

it('has what it needs, and nothing of the test bench', () => {
  const manifest = JSON.parse(readFileSync(join(folder, 'tool/node_modules/api-docs/package.json'), 'utf8'));
  const names = Object.keys(manifest.dependencies);
  expect(names).toContain('unified');
  for (const name of ['vite', 'vitest', 'playwright', '@scalar/api-reference-react', '@stoplight/spectral-cli', 'pg'])
    expect(names).not.toContain(name);
});

it('builds a site from a document in an empty folder, in which it leaves the site alone', async () => {
  cpSync(foreign('long-words.yaml'), join(here, 'openapi.yaml'));
  const { status, stdout } = await apiDocs('build', 'openapi.yaml');
  expect([status, stdout.includes('read 1 document, 3 operations')]).toEqual([0, true]);
  expect(readdirSync(here).sort()).toEqual(['dist', 'openapi.yaml']);
  expect(readFileSync(join(here, 'dist/third-party-notices.txt'), 'utf8')).toMatch(/\nreact \d/);
  expect(await apiDocs('verify')).toMatchObject({ status: 0, stderr: '' });
  expect(await apiDocs('links')).toMatchObject({ status: 0, stderr: '' });
});

it('works where no cache can be written', atNight(), async () => {
  const { status, stderr } = await run(
    'env',
    [`XDG_CACHE_HOME=${main()}`, process.execPath, main(), 'check', 'openapi.yaml'],
    'empty',
  );
  expect([status, stderr]).toEqual([0, expect.stringMatching(/is a file\. This run has no cache; [^\n]*\n$/)]);
});

it('builds a preview whose pages say what has changed', atNight(), async () => {
  const operation = (id: string) => ({ operationId: id, responses: { 200: { description: 'ok' } } });
  const write = (name: string, paths: object) =>
    writeFileSync(join(here, name), JSON.stringify({ openapi: '3.1.0', info: { title: 'Bank', version: '1' }, paths }));
  write('old.json', { '/cards': { get: operation('listCards'), post: operation('openCard') } });
  write('new.json', { '/cards': { get: { ...operation('listCards'), deprecated: true }, put: operation('setCard') } });
  const { status, stdout } = await apiDocs('build', 'new.json', '--since', 'old.json', '--out', 'preview');
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(
      /2 pages have changed since old\.json\n {2}removed: .*\n {2}\/new\/list-cards: 1 compatible\n {2}\/new\/set-card: 1 added\n/,
    ),
  ]);
  const page = readFileSync(join(here, 'preview/new/list-cards.html'), 'utf8');
  expect(page.replace(/<[^>]+>/g, '')).toContain('Changed since old.json: deprecated:');
});

it('builds documents of providers, in one file or many, of each format', atNight(), async () => {
  cpSync(join(ROOT, 'tests/fixtures/providers'), join(here, 'providers'), { recursive: true });
  const { status, stdout, stderr } = await apiDocs('build', 'providers', '--out', 'providers-site');
  expect([status, /read 4 documents, .*/.exec(stdout)?.[0]]).toEqual([
    0,
    'read 4 documents, 14 operations, 26 bodies, 2 channels, 2 messages: all on pages',
  ]);
  expect(stdout + stderr).toContain('petstore/spec/swagger.yaml:1:1  warning: Swagger 2.0 is shown as OpenAPI 3.0');
  expect(await apiDocs('verify', 'providers-site')).toMatchObject({ status: 0, stderr: '' });
  expect(await apiDocs('links', 'providers-site')).toMatchObject({ status: 0, stderr: '' });

  const read = (page: string) => readFileSync(join(here, 'providers-site', page), 'utf8');
  expect(read('tictactoe/put-square.md')).toContain('Callback: [Status of mark operation · Callback]');
  // A parameter of another file, and a definition of a third one.
  expect(read('swagger/find-pets.md')).toMatch(/\*\*`tags`\*\* · array of string[\s\S]*### default[\s\S]*`Error`/);
  expect(read('uber/get-products.md')).toContain('**`server_token`** · string · required · secret');
  const channel = read('adeo/costing-request-channel.md');
  expect(channel).toContain('The schema is in the format application/vnd.apache.avro;version=1.9.0');
  expect(channel).toContain('Replies on: [costingResponseChannel](/adeo/costing-response-channel.md)');
});

it('builds a site folder with a provider, below a path', atNight(), async () => {
  cpSync(join(ROOT, 'tests/fixtures/shop'), join(here, 'shop'), { recursive: true });
  const file = join(here, 'shop/site.ts');
  const source = readFileSync(file, 'utf8')
    .replace(/^import.*$/m, '')
    .replace(': SiteConfig', '');
  writeFileSync(file, source.replace('title:', "base: '/docs/',\n  title:"));
  expect(await apiDocs('build', '--site', 'shop', '--out', 'out')).toMatchObject({ status: 0 });

  const page = readFileSync(join(here, 'out/guide.html'), 'utf8');
  const [provider] = page.match(/\/docs\/assets\/provider\/provider-\w+\.js/) ?? [];
  expect(provider && existsSync(join(here, 'out', provider.replace('/docs/', '')))).toBe(true);
  expect(page).not.toContain('__base__');
  expect(await apiDocs('links', 'out')).toMatchObject({ status: 0, stderr: '' });
});

it('ends with 1 for mistakes in a document, 2 for a wrong command, and says what to do in its own words', async () => {
  writeFileSync(join(here, 'broken.yaml'), 'openapi: 3.1.0\npaths: [');
  expect(await apiDocs('build', 'broken.yaml', '--out', 'never')).toMatchObject({ status: 1 });
  expect(existsSync(join(here, 'never'))).toBe(false);
  expect(await apiDocs('bild')).toMatchObject({ status: 2, stderr: expect.stringContaining('api-docs --help') });
  expect((await apiDocs('serve', '--help')).stdout).toMatch(/^api-docs serve \[DIR\]/);
  expect((await apiDocs('build', '--site', '.')).stderr).toContain('api-docs build openapi.yaml');

  const strict = await apiDocs('check', 'openapi.yaml', '--fail-on', 'warning', '--format', 'github');
  expect(strict.status).toBe(1);
  expect(strict.stdout).toMatch(/^::warning file=openapi\.yaml,line=10::/);
  expect(await apiDocs('check', 'openapi.yaml')).toMatchObject({ status: 0 });
});

it('builds a site by the action for workflows', atNight(), async () => {
  const { runs } = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8'));
  const inputs = { PACKAGE: await packageFile(), DOCUMENTS: 'openapi.yaml', SITE: '.', OUT: 'acted', FAIL_ON: 'error' };
  const env = { ...environment(), ...inputs, ORIGIN: 'https://docs.example.com', RUNNER_TEMP: folder };
  // As the first step would install it.
  cpSync(join(folder, 'tool'), join(folder, 'api-docs'), { recursive: true, verbatimSymlinks: true });
  for (const { run, shell } of runs.steps) {
    expect(shell).toBe('bash');
    const script = run.replace(/^npm install.*$/m, '');
    execFileSync('bash', ['-e', '-o', 'pipefail', '-c', script], { cwd: here, env });
  }
  expect(readFileSync(join(here, 'acted/index.html'), 'utf8')).toContain('https://docs.example.com/');

  // A list is mostly written as a block, one document a line.
  const [check] = runs.steps;
  writeFileSync(join(here, 'broken.yaml'), 'openapi: 3.1.0\npaths: [');
  const checkBoth = () =>
    execFileSync('bash', ['-e', '-o', 'pipefail', '-c', check.run.replace(/^npm install.*$/m, '')], {
      cwd: here,
      env: { ...env, DOCUMENTS: 'openapi.yaml\nbroken.yaml\n' },
    });
  expect(checkBoth).toThrow();
});

it('serves what is being written, and tells open pages of each saved change and mistake', async () => {
  const file = join(here, 'openapi.yaml');
  const text = readFileSync(file, 'utf8');
  const { site, stop } = await startDev('openapi.yaml');
  try {
    const address = `${site}openapi/post-organisations-by-organ-3da3a299`;
    const events = await listen(site);

    writeFileSync(file, text.replace('title: ', 'title: Changed '));
    await readUntil(events, /event: changed\n/);
    expect(await (await fetch(address)).text()).toContain('Changed ');

    writeFileSync(file, `${text}\nx: [`);
    await readUntil(events, /event: errors\ndata: .*openapi\.yaml:/);
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(`${site}nowhere`)).status).toBe(404);
    await events.return?.();
  } finally {
    stop();
    writeFileSync(file, text);
  }
});

it('shows a site that has a mistake at first below its base, when it is repaired', atNight(), async () => {
  await apiDocs('new', 'site', 'tea', '--spec', 'openapi.yaml');
  const [config, guide] = [join(here, 'tea/site.ts'), join(here, 'tea/guides/en/start.md')];
  writeFileSync(config, readFileSync(config, 'utf8').replace('sidebars:', "base: '/docs/',\n  sidebars:"));
  const text = '---\ntitle: Start\ndescription: How to begin.\n---\n\n## Begin\n';
  mkdirSync(dirname(guide), { recursive: true });
  writeFileSync(guide, text.replace('##', '#'));
  const { site, stop } = await startDev('--site', 'tea');
  try {
    const events = await listen(site);
    await readUntil(events, /event: errors\ndata: .*start\.md:6:1/);
    const first = await fetch(`${site}start`);
    expect([first.status, await first.text()]).toEqual([503, expect.stringContaining('/docs/@watch/reload.js')]);

    writeFileSync(guide, text);
    await readUntil(events, /event: changed\n/);
    const page = await (await fetch(`${site}start`)).text();
    const [script = ''] = page.match(/\/docs\/assets\/[\w-]+\.js/) ?? [];
    expect((await fetch(new URL(script, site))).status).toBe(200);

    writeFileSync(config, readFileSync(config, 'utf8').replace("base: '/docs/'", "base: '/other/'"));
    await readUntil(events, /event: errors\ndata: .*The base is \/other\/ now, and was \/docs\//);
    await events.return?.();
  } finally {
    stop();
  }
});

/** The command `dev` at the address that it prints. */
async function startDev(...args: string[]): Promise<{ site: string; stop: () => void }> {
  const child = spawn(process.execPath, [main(), 'dev', ...args, '--port', '0'], { cwd: here, env: environment() });
  const printed = await readUntil(child.stdout[Symbol.asyncIterator](), /The site is at {2}\S+\//);
  return { site: /http:\S+/.exec(printed)?.[0] ?? '', stop: () => child.kill() };
}

/** The events of an open page. */
async function listen(site: string): Promise<AsyncIterator<unknown>> {
  const { body } = await fetch(`${site}@watch/events`);
  if (body === null) throw new Error('no events');
  return body[Symbol.asyncIterator]();
}

/** Reads a stream until what has come matches. */
async function readUntil(chunks: AsyncIterator<unknown>, pattern: RegExp): Promise<string> {
  const decoder = new TextDecoder();
  let printed = '';
  for (;;) {
    const { done, value } = await chunks.next();
    if (done) throw new Error(`It ended with: ${printed}`);
    printed += value instanceof Uint8Array ? decoder.decode(value, { stream: true }) : String(value);
    if (pattern.test(printed)) return printed;
  }
}
