import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { type ReceivedRequest, startReceivingServer } from './setup/receiving-server.ts';
import { writeOthers } from './setup/render-others.ts';
import { makeTemporaryFolder } from './setup/temporary-folder.ts';

// The cURL sample of each page is executed as the reader copies it from the Markdown; `sent.txt` is what a server received.
const FIXTURES = join(process.cwd(), 'tests/fixtures/others');
const TOPICS = ['samples', 'bodies', 'security', 'version-3.2'];
const ENVIRONMENT = { ...process.env, ACCESS_TOKEN: 't0k', KEY: 'k3y' };
const HOSTS = /https:\/\/(?:tea\.example|api\.example\.com)/;
const SAMPLE = /### cURL\n\n```bash\n([\s\S]*?)\n```/;

test.each(TOPICS)('requests of %s arrive as the document describes them', async (topic) => {
  const server = await startReceivingServer(() => ({ body: {} }));
  const site = await writeOthers([join(FIXTURES, topic, 'tea.yaml')]);
  const work = makeTemporaryFolder('sent');
  await writeFile(join(work, 'file.bin'), 'content of the file');
  const sent: string[] = [];
  for (const name of readdirSync(join(site, 'tea')).filter((file) => file.endsWith('.md'))) {
    const source = SAMPLE.exec(await readFile(join(site, 'tea', name), 'utf8'))?.[1];
    if (source === undefined) continue;
    server.received.length = 0;
    const command = source.replace(HOSTS, server.origin);
    await promisify(execFile)('bash', ['-euc', command], { cwd: work, env: ENVIRONMENT });
    sent.push(`### ${name.replace('.md', '')}\n${server.received.map(toText).join('\n')}\n`);
  }
  server.stop();

  expect(sent.length).toBeGreaterThan(3);
  await expect(sent.join('\n')).toMatchFileSnapshot(join(FIXTURES, topic, 'sent.txt'));
});

const SHOWN = ['content-type', 'authorization', 'x-key', 'x-list', 'cookie'];

/** Method, address, headers of the document, body; a boundary is another each time. */
function toText({ method, url, headers, body }: ReceivedRequest): string {
  const boundary = /boundary=(\S+)/.exec(String(headers['content-type']))?.[1];
  const lines = [
    `${method} ${url}`,
    ...SHOWN.flatMap((name) => (headers[name] === undefined ? [] : `${name}: ${headers[name]}`)),
    body.replaceAll('\r', ''),
  ];
  return lines
    .join('\n')
    .replaceAll(boundary ?? '\0', 'BOUNDARY')
    .trimEnd();
}
