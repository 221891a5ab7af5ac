import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { compileDocuments, get, tea } from '../../tests/setup/compile-documents.ts';
import { reportPreview } from './preview.ts';

const dir = mkdtempSync(join(tmpdir(), 'preview-'));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(dir, { recursive: true });
});

it('paths of a document are neither commands in the log of a workflow nor markup in its summary', async () => {
  vi.stubEnv('GITHUB_STEP_SUMMARY', join(dir, 'summary.md'));
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const { site, pages } = await compileDocuments({ 'tea.yaml': tea(get('/pots', 'responses: {}')) });
  if (!site) throw new Error('The document has a site.');
  const change = {
    document: 'tea',
    at: '',
    kind: 'removed',
    rating: 'breaking',
    what: 'GET /gone\n::error::<img src=x>',
  } as const;
  await reportPreview({ since: 'old.yaml', changes: [{ ...change, operations: [] }] }, { site, pages });
  expect(log.mock.calls).toEqual([
    ['0 pages have changed since old.yaml\n  removed: GET /gone\\u000a::error::<img src=x>'],
  ]);
  expect(readFileSync(join(dir, 'summary.md'), 'utf8')).toBe(
    '0 pages have changed since old\\.yaml\n\n- removed\\: GET \\/gone\\\\u000a\\:\\:error\\:\\:\\<img src\\=x\\>\n',
  );
});
