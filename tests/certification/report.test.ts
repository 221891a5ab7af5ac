import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { grade } from '../../packages/simulator/certification/grade.ts';
import { POINTS } from '../../packages/simulator/certification/points/points.ts';
import { formatJunit } from '../../packages/simulator/certification/report/format-junit.ts';
import { formatMarkdown } from '../../packages/simulator/certification/report/format-markdown.ts';
import { formatTerminal } from '../../packages/simulator/certification/report/format-terminal.ts';
import { ROOT } from '../../scripts/installation/installation.ts';
import { certify } from './certify.ts';
import { FAULTY } from './faulty.ts';

/** Strings that a report may not contain, from everything that went over the wire. */
function listSecrets(seen: readonly string[]): string[] {
  const words = seen.flatMap((text) => text.match(/[\w+/=.-]{12,}/g) ?? []);
  const isPublic = /^(?:req_|mk_|pk_|mch_)|^[a-zA-Z_/]+$|^\d{4}-\d\d-\d\dT?|^\d+$|^application/;
  return [...new Set(words)].filter((word) => !isPublic.test(word));
}

it('contains nothing of a header, a body or a key that went over the wire', async () => {
  const seen: string[] = [];
  const { report, log } = await certify('secret', {
    options: ({ fetch }) => ({
      async fetch(url, init) {
        const response = await fetch(url, init);
        const body = init?.body ? new TextDecoder().decode(init.body as Uint8Array) : '';
        const headers = new Headers(init?.headers);
        // The log has it as sent: it is good for one request.
        headers.delete('X-Nonce');
        seen.push(body, ...headers.values(), await response.clone().text());
        seen.push(response.headers.get('X-Signature') ?? '');
        return response;
      },
    }),
  });
  const secrets = listSecrets(seen);
  expect(secrets.length).toBeGreaterThan(200);
  const texts = [
    JSON.stringify(report),
    formatTerminal(report, 'zh'),
    formatMarkdown(report, 'en'),
    formatJunit(report, 'en'),
  ];
  for (const text of texts) expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  // The log has ids of objects, to follow them; of what is secret, digests alone.
  const isObject = /^[a-z]{2,5}_[0-9A-Z]{26}$/;
  expect(secrets.filter((secret) => !isObject.test(secret) && JSON.stringify(log).includes(secret))).toEqual([]);
});

it('gives the same report byte for byte when a stored log is graded again', async () => {
  for (const [, , faulty] of FAULTY.filter(([point]) => point === 'U1' || point === 'R3')) {
    const { report, log } = await certify('again', faulty);
    expect(JSON.stringify(grade(JSON.parse(JSON.stringify(log))))).toBe(JSON.stringify(report));
  }
});

it('says the same in the same order in the terminal, in Markdown and in JUnit', async () => {
  const { report } = await certify('report', FAULTY.find(([point]) => point === 'F2')?.[2]);
  for (const language of ['en', 'zh'] as const) {
    const inOrder = (text: string) =>
      report.points.map(({ id, title }) => [id, text.indexOf(title[language]) > 0]).filter(([, isThere]) => !isThere);
    const texts = [formatTerminal(report, language), formatMarkdown(report, language), formatJunit(report, language)];
    for (const text of texts) {
      expect(inOrder(text)).toEqual([]);
      const places = report.points.map(({ title }) => text.indexOf(title[language]));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      for (const { evidence } of report.points.filter(({ verdict }) => verdict === 'failed'))
        for (const { requestId } of evidence) expect(text).toContain(requestId);
    }
  }
  expect(formatJunit(report, 'en')).toContain('<failure message="Read again until the status is a final one');
});

it('links each point to a section of the guide, in both languages', () => {
  for (const { id, link } of POINTS)
    for (const language of ['zh', 'en']) {
      const [path = '', fragment] = link.split('#');
      const file = join(ROOT, 'guides', language, `${path.slice(1)}.md`);
      expect(existsSync(file), `${id}: ${file}`).toBe(true);
      if (fragment) expect(readFileSync(file, 'utf8'), id).toContain(`{#${fragment}}`);
    }
});
