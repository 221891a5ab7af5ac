import { expect, it } from 'vitest';
import { POINT_TEXTS } from '../report/point-texts.ts';
import { POINTS } from './points.ts';

const HEADINGS = {
  id: { en: 'Point', zh: '检查项' },
  requirement: { en: 'Requirement', zh: '要求' },
  chapter: { en: 'Chapter', zh: '章节' },
};
/** What the page of certification shows. */
const FILE = '../../../../openapi/sandbox/certification-points.json';

it('publishes every point with what it asks and its chapter', async () => {
  const points = POINTS.map(({ id, link }) => ({ id, requirement: POINT_TEXTS[id].title, chapter: link }));
  await expect(`${JSON.stringify({ headings: HEADINGS, points }, null, 2)}\n`).toMatchFileSnapshot(FILE);
});
