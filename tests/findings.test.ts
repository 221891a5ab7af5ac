import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runHere } from './setup/run-here.ts';
import { copyWallet, type Edit } from './spec/wallet-copy.ts';

// `--format` of each command that reports findings: the standard output is JSON, whatever else the command prints. `build` is in
// `commands.test.ts`, `doctor` in `hosting/doctor.test.ts`; `budgets` and `gate` need a built site, their findings are tested beside them.

const api = (paths: string) => `openapi: 3.1.0\ninfo: { title: Tea, version: '1' }\npaths:\n  /pots: { ${paths} }\n`;

function write(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'findings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

async function find(command: string, ...args: string[]): Promise<{ status: unknown; findings: unknown }> {
  const { status, stdout } = await runHere(`scripts/commands/${command}.ts`, ...args, '--format', 'json');
  return { status, findings: JSON.parse(stdout) };
}

async function findIn(command: string, edits: Edit[], ...args: string[]) {
  const folder = await copyWallet(edits);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return find(command, '--site', folder, ...args);
}

it('check', async () => {
  const file = join(write({ 'tea.yaml': `${api('get: {}')}tags: [\n` }), 'tea.yaml');

  expect(await find('check', file)).toEqual({
    status: 1,
    findings: [{ severity: 'error', file: 'tea.yaml', line: 5, column: 7, message: 'This [ is not closed.' }],
  });
});

it('check, of a configuration that cannot be loaded', async () => {
  const site = write({ 'site.ts': 'export const site = {\n  title: "Tea" "Pot",\n};\n' });

  expect(await find('check', '--site', site)).toMatchObject({
    status: 1,
    findings: [{ severity: 'error', file: 'site.ts', line: 2, message: expect.stringContaining('Expected') }],
  });
});

it('spec', async () => {
  const edits = [
    { file: 'openapi/wallet.yaml', from: "common.yaml#/components/schemas/Money'", to: "common.yaml#/Money'" },
  ];

  expect(await findIn('spec', edits)).toMatchObject({
    status: 1,
    findings: [
      { severity: 'error', file: 'openapi/wallet.yaml', line: expect.any(Number), message: expect.any(String) },
    ],
  });
});

it('translations, and --fail-on warning', async () => {
  const edits = [{ file: 'openapi/wallet.yaml', from: 'active: Usable', to: 'active: Usable at once' }];
  const stale = {
    severity: 'warning',
    file: 'openapi/wallet.yaml',
    line: expect.any(Number),
    message: 'Usable at once',
  };

  expect(await findIn('translations', edits)).toMatchObject({
    status: 0,
    findings: [{ ...stale, rule: 'stale in zh' }],
  });
  expect(await findIn('translations', edits, '--fail-on', 'warning')).toMatchObject({ status: 1 });
});

it('stamp', async () => {
  const edits = [{ file: 'openapi/wallet.yaml', from: 'openapi: 3.1.0', to: 'openapi: [' }];

  expect(await findIn('stamp', edits)).toMatchObject({
    status: 1,
    findings: expect.arrayContaining([
      expect.objectContaining({ file: 'openapi/wallet.yaml', line: expect.any(Number) }),
    ]),
  });
});

it('diff: a breaking change is a warning, the version that does not say so an error', async () => {
  const folder = write({
    'old.yaml': api(
      'get: { responses: { 200: { description: ok } } }, post: { responses: { 200: { description: ok } } }',
    ),
    'new.yaml': api(
      'get: { responses: { 200: { description: ok } } }, put: { responses: { 200: { description: ok } } }',
    ),
  });

  expect(await find('diff', join(folder, 'old.yaml'), join(folder, 'new.yaml'))).toMatchObject({
    status: 1,
    findings: [
      { severity: 'warning', file: 'new.yaml', line: 3, message: 'POST /pots is gone', rule: 'breaking' },
      { severity: 'note', file: 'new.yaml', line: 4, message: 'PUT /pots is new', rule: 'added' },
      { severity: 'error', file: 'new.yaml', line: 2, message: expect.stringContaining('refused') },
    ],
  });
});

it('links', async () => {
  const site = write({ '_build/info.json': '{"base":"/","id":"1"}', 'index.html': '<p>\n<a href="/gone">x</a>' });

  expect(await find('links', site)).toEqual({
    status: 1,
    findings: [{ severity: 'error', file: 'index.html', line: 2, message: '/gone: no such file' }],
  });
});

it('verify', async () => {
  const site = write({ 'index.html': '<html lang="en">', 'openapi/tea.yaml': api('get: {}') });

  expect(await find('verify', site)).toMatchObject({
    status: 1,
    findings: [
      {
        severity: 'error',
        file: 'tea',
        message: 'GET /pots has no page',
        hint: expect.stringContaining('/paths/~1pots/get'),
      },
    ],
  });
});

it('verify, of a site in which there is nothing to compare', async () => {
  expect(await find('verify', write({ 'index.html': '<html lang="en">' }))).toMatchObject({
    status: 1,
    findings: [{ severity: 'error', message: 'There is nothing to compare.' }],
  });
});

it('an unknown format is one line and exit code 2', async () => {
  const { status, stderr } = await runHere('scripts/commands/check.ts', '--format', 'xml');

  expect([status, stderr]).toEqual([2, '--format must be one of text, json, github, sarif.']);
});
