import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { atNight } from './setup/nightly.ts';
import { type Ended, runHere } from './setup/run-here.ts';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
/** Our own programs behind npm scripts; not `lint` and others, which have options of their own. */
const SCRIPTS = Object.entries(scripts).flatMap(([name, command]) => {
  const file = /^node .*--import tsx (\S+\.ts)$/.exec(command)?.[1];
  return file === undefined ? [] : [{ name: `npm run ${name}`, file }];
});
const PROGRAM = 'scripts/commands/main.ts';
const START = { args: ['scripts/commands/start.mjs'] };

function run(args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, (error, stdout, stderr) => {
      resolve({ status: error?.code ?? 0, stdout, stderr });
    });
  });
}

it('the npm scripts are found', () => {
  expect(SCRIPTS.length).toBeGreaterThan(8);
});

it.each(SCRIPTS)('$name explains itself with --help, and nothing else happens', async ({ name, file }) => {
  const { status, stdout, stderr } = await runHere(file, '--help');

  expect([name, status ?? 0, stderr]).toEqual([name, 0, '']);
  expect(stdout).toMatch(new RegExp(`^${name}(?= |\\n)[^\\n]*\\n\\n[A-Z"]`));
});

it('the program lists its commands, those of this site among them, and each explains itself', async () => {
  const { stdout } = await runHere(PROGRAM);
  const names = [...stdout.matchAll(/^ {2}(\w+(?: \w+)?) {2,}/gm)].map(([, name = '']) => name);

  expect(names).toEqual(expect.arrayContaining(['build', 'check', 'dev', 'new guide', 'new operation', 'sandbox']));
  for (const name of names) {
    const { status, stdout, stderr } = await runHere(PROGRAM, ...name.split(' '), '--help');
    expect([name, status ?? 0, stderr]).toEqual([name, 0, '']);
    expect(stdout).toMatch(new RegExp(`^npx api-docs ${name}(?= |\\n)[^\\n]*\\n\\n[A-Z"]`, 'm'));
  }
});

it('npm start explains itself with --help, and installs nothing', async () => {
  const { status, stdout } = await run([...START.args, '--help']);

  expect([status, stdout]).toEqual([0, expect.stringMatching(/^npm start[^\n]*\n\n[A-Z]/)]);
});

it.each([
  [
    'an unknown option',
    ['scripts/commands/serve.ts', '--nonsense'],
    /^Unknown option '--nonsense'\. Usage: npx api-docs serve/,
  ],
  [
    'an option without its value',
    ['scripts/commands/build.ts', '--site'],
    /^Option '--site <value>' argument missing\. Usage:/,
  ],
  [
    'an option where a value must be',
    ['scripts/commands/build.ts', '--site', '--out', 'x'],
    /^Option '--site' argument/,
  ],
  ['an empty value', ['scripts/commands/build.ts', '--out='], /^Option '--out' has an empty value\. Usage:/],
  ['one argument too many', ['scripts/commands/serve.ts', 'dist', 'more'], /^Unexpected argument 'more'\. Usage:/],
  [
    'a port that is no number',
    ['scripts/commands/serve.ts', '--port', 'x'],
    /^--port must be a whole number from 0 to 65535/,
  ],
  [
    'a port of the MCP server that is no number',
    ['site/agents/main.ts', '--port', 'abc'],
    /^--port must be a whole number from 0 to 65535, not "abc"\.$/,
  ],
  [
    'an unknown option of the MCP server',
    ['site/agents/main.ts', '--bogus'],
    /^Unknown option '--bogus'\. Usage: mcp /,
  ],
  ...['ftp://x', 'https://api.example.com'].map((address): [string, string[], RegExp] => [
    `a simulator for the MCP server at ${address}`,
    ['site/agents/main.ts', '--simulator', address],
    /^--simulator must be an address of this machine such as http:\/\/localhost:4180, not "/,
  ]),
  [
    'a port that is too large',
    ['scripts/commands/search-serve.ts', '--port', '70000'],
    /^--port must be a whole number/,
  ],
  [
    'a folder that is not there',
    ['scripts/commands/translations.ts', '--site', 'nowhere'],
    /^There is no folder .*nowhere\.$/,
  ],
  [
    'an origin without its scheme',
    ['scripts/commands/build.ts', 'openapi.yaml', '--origin', 'docs.example.com'],
    /^--origin must be an origin such as https:\/\/docs\.example\.com, not "docs\.example\.com"\.$/,
  ],
  [
    'links to no address',
    ['scripts/commands/build.ts', 'openapi.yaml', '--links', 'foo'],
    /^--links must be an address such as https:\/\/example\.com, not "foo"\.$/,
  ],
  [
    'a folder without a built site',
    ['scripts/commands/serve.ts', 'docs'],
    /^There is no built site in .*docs\. Run `npx api-docs build`/,
  ],
  [
    'a folder without a built site to follow links in',
    ['scripts/commands/links.ts', 'docs'],
    /^There is no built site in .*docs\. Run `npx api-docs build`/,
  ],
  [
    'a folder without a built site to measure',
    ['scripts/commands/budgets.ts', 'docs'],
    /^There is no built site in .*docs\. Run `npx api-docs build`/,
  ],
  ['a revision that is missing', ['scripts/commands/diff.ts'], /^--base is missing: npx api-docs diff --base main$/],
  [
    'an output folder with other files',
    ['scripts/commands/build.ts', '--out', 'docs'],
    /^\S+docs is inside the sources/,
  ],
  [
    'a command that there is not',
    [PROGRAM, 'paint'],
    /^There is no command "paint"\. npx api-docs --help lists them\.$/,
  ],
])('%s is one line and exit code 2', async (_, [file = '', ...args], message) => {
  const { status, stderr } = await runHere(file, ...args);

  expect(status).toBe(2);
  expect(stderr.trim()).toMatch(message);
  expect(stderr.trim()).not.toContain('\n');
});

it('npm start refuses unknown options before it installs anything', async () => {
  const { status, stderr } = await run([...START.args, '--prot', '80']);

  expect([status, stderr]).toEqual([2, expect.stringMatching(/^Unknown option '--prot'.*Usage: npm start[^\n]*\n$/)]);
});

it('a description with a mistake leaves the site of before as it was', atNight(), async () => {
  const dir = mkdtempSync(join(tmpdir(), 'broken-'));
  const [file, out] = [join(dir, 'tea.yaml'), join(dir, 'site')];
  const command = ['--import', 'tsx', 'scripts/commands/build.ts', '--spec', file, '--out', out];
  const build = () => run([...command, '--format', 'json']);
  const read = () =>
    readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path, readFileSync(path, 'base64')]);
  const text = "openapi: 3.1.0\ninfo: { title: Tea, version: '1' }\npaths: { /pots: { get: { summary: Pots } } }\n";

  writeFileSync(file, text);
  expect((await build()).status).toBe(0);
  const before = read();
  writeFileSync(file, `${text}tags: [\n`);
  const { status, stdout } = await build();

  expect([status, JSON.parse(stdout)]).toEqual([
    1,
    [{ severity: 'error', file: 'tea.yaml', line: 4, column: 7, message: 'This [ is not closed.' }],
  ]);
  expect(readdirSync(dir).sort()).toEqual(['site', 'tea.yaml']);
  expect(before.length).toBeGreaterThan(20);
  expect(read()).toEqual(before);
  rmSync(dir, { recursive: true });
});
