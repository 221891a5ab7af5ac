import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { DrawingFiles } from '../../../src/model/config.ts';
import { collectFindings, formatFinding } from '../../findings/finding.ts';
import { readDrawings } from './drawings.ts';

const dir = mkdtempSync(join(tmpdir(), 'drawings-'));
afterEach(() => rmSync(dir, { recursive: true }));

it('reports each file that is missing, has styles, or has an id that is on the page already', async () => {
  const draw = (name: string, content: string) =>
    writeFileSync(join(dir, name), `<svg viewBox="0 0 8 8">${content}</svg>`.replace('<svg', '<svg xmlns="x"'));
  draw('mark.svg', '<path id="m"/>');
  draw('hero.svg', '<path id="a"/>');
  draw('pot.svg', '<path id="a"/>');
  draw('cup.svg', '<style/>');
  const drawings: DrawingFiles = {
    mark: 'mark.svg',
    hero: { file: 'hero.svg', alt: 'A pot' },
    notFound: 'gone.svg',
    features: { pot: 'pot.svg', cup: 'cup.svg' },
  };
  const { findings, report } = collectFindings();
  const config = { title: 'Tea', locales: [], sourceLocale: 'en', nav: [], sidebars: {}, drawings } as never;
  const read = await readDrawings(
    { dir, config, locateText: (text) => ({ file: 'site.ts', line: text.length, column: 1 }) },
    report,
  );

  expect([...read.keys()]).toEqual(['mark.svg', 'hero.svg', 'pot.svg']);
  expect(findings().map((problem) => formatFinding(problem).split('\n')[0])).toEqual([
    'site.ts:7:1  drawing pot.svg has an id of hero.svg: "a"',
    'site.ts:7:1  drawing cup.svg has <style>',
    'site.ts:8:1  drawing mark.svg has an id of itself, because the mark is on a page twice: "m"',
    'site.ts:8:1  drawing gone.svg is not there: There is no such file.',
  ]);
});
