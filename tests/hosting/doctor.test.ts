import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../packages/base/node/listen.ts';
import { examine } from '../../scripts/doctor/examine.ts';
import { openLiveSite } from '../../scripts/doctor/live-site.ts';
import { formatFinding } from '../../scripts/findings/finding.ts';
import { createSiteServer } from '../../scripts/server/site-server.ts';
import { needs } from '../setup/installed.ts';
import { atNight } from '../setup/nightly.ts';
import { runHere } from '../setup/run-here.ts';
import { FIXTURE_SITE } from '../setup/sites.ts';
import { createBrokenServer } from './broken-server.ts';
import { copySite } from './copy-site.ts';
import { MISTAKES, ORIGIN } from './mistakes.ts';
import { PROGRAMS, startServer } from './start-server.ts';

const { folder, dir } = await copySite();
let serve: Server;
let reference: string;

beforeAll(async () => {
  serve = createSiteServer(dir, FIXTURE_SITE.base);
  reference = await listen(serve, 0);
});

afterAll(async () => {
  serve.close();
  await rm(folder, { recursive: true });
});

async function findMistakes(origin: string): Promise<Record<string, string>> {
  const site = await openLiveSite(new URL('/docs/', origin), { origin: ORIGIN, pages: 100 });
  const examined = await examine(site, { days: 14, without: [] });
  return Object.fromEntries(
    examined
      .filter(({ findings }) => findings.length > 0)
      .map(({ name, findings }) => [name, findings.map(formatFinding).join('\n')]),
  );
}

describe('a site without mistakes', () => {
  it('is one on npx api-docs serve', async () => {
    expect(await findMistakes(reference)).toEqual({});
  });

  for (const program of PROGRAMS) {
    it(...needs(program.name, `is one on ${program.name}`), async () => {
      const server = await startServer(program, dir, join(folder, program.name));

      try {
        expect(await findMistakes(server.origin)).toEqual({});
      } finally {
        await server.stop();
      }
    });
  }
});

describe('a deployed site with mistakes', () => {
  for (const [index, [title, check, finding, mistake]] of MISTAKES.entries())
    it(`has ${title}, which the check of ${check} finds`, atNight(index % 6 === 0), async () => {
      const server = createBrokenServer(reference, mistake);
      try {
        expect((await findMistakes(await listen(server, 0)))[check]).toMatch(finding);
      } finally {
        server.close();
      }
    });
});

describe('npx api-docs doctor', () => {
  async function run(args: string[], variables = {}): Promise<{ code: unknown; text: string }> {
    const env = { ...process.env, ...variables };
    const command = ['--import', 'tsx', 'scripts/commands/doctor.ts', ...args];
    return await promisify(execFile)(process.execPath, command, { env }).then(
      ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
      ({ code, stdout, stderr }) => ({ code, text: stdout + stderr }),
    );
  }

  const [title, options] = needs('openssl', 'counts the days of the certificate, and wants TLS to be demanded');
  it(title, { ...options, ...atNight() }, async () => {
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '5', '-keyout', key, '-out', certificate];
    await promisify(execFile)('openssl', [...made, ...names]);
    const tls = { key: await readFile(key), cert: await readFile(certificate) };
    const server = createBrokenServer(reference, () => undefined, tls);
    const address = `${(await listen(server, 0)).replace('http:', 'https:')}/docs/`;

    const examineIt = (...more: string[]) =>
      run([address, '--origin', ORIGIN, ...more], { NODE_EXTRA_CA_CERTS: certificate });
    const { code, text } = await examineIt();
    expect(text).toMatch(/^https:\/\/localhost:\d+\/docs\/ {2}the certificate ends in [45] days .* \(certificate\)$/m);
    expect(text).toContain('FAIL  certificate');
    expect(text).toContain('ok    headers');
    expect(text.match(/FAIL/g)).toHaveLength(1);
    expect(code).toBe(1);
    expect((await examineIt('--days', '3')).code).toBe(0);
    expect((await examineIt('--without', 'certificate')).code).toBe(0);
    server.close();
  });

  it('prints what it finds as JSON', async () => {
    const server = createBrokenServer(reference, (_, path) => (path === '/docs/guide' ? { status: 500 } : undefined));
    const origin = await listen(server, 0);
    const words = [`${origin}/docs/`, '--origin', ORIGIN, '--pages', '100', '--format', 'json'];
    const { status, stdout } = await runHere('scripts/commands/doctor.ts', ...words);
    server.close();

    const gone = { severity: 'error', file: `${origin}/docs/guide`, message: 'status 500', rule: 'pages' };
    expect([status, JSON.parse(stdout)]).toEqual([1, expect.arrayContaining([gone])]);
  });

  it('ends with code 2 where there is no site', async () => {
    const { code, text } = await run([`${reference}/other/`]);

    expect(code).toBe(2);
    expect(text).toMatch(/^There is no built site at /);
  });
});
