import { memoryCache } from '../../scripts/content/cache/cache.ts';
import { type DescribedApi, describeApi } from '../../scripts/content/describe/document/api.ts';
import { documentContext } from '../../scripts/content/describe/document/document-context.ts';
import type { JsonObject } from '../../scripts/content/json/json-value.ts';
import { createMarkdown } from '../../scripts/content/markdown/markdown.ts';
import { collectFindings, formatFinding } from '../../scripts/findings/finding.ts';

const markdown = await createMarkdown(memoryCache(), { descriptions: 'lenient' });

/** A third-party document as `describeApi` describes it. */
export function describeForeign(document: JsonObject, isLenient = true): DescribedApi & { problems: string[] } {
  const { findings, report } = collectFindings();
  const locate = () => ({ file: 'tea.yaml', line: 1, column: 1 });
  const kind = 'asyncapi' in document ? 'asyncapi' : 'openapi';
  const complete = {
    ...(kind === 'openapi' && { openapi: '3.1.0' }),
    info: { title: 'Tea', version: '1' },
    ...document,
  };
  const api = { id: 'tea', kind, file: 'tea.yaml', document: complete, locate } as const;
  const { context } = documentContext(api, { locale: 'en', markdown, report, isLenient });
  // Highlighting samples takes longest, and is tested elsewhere.
  const plain = { ...context, code: (language: string, source: string) => ({ language, source, html: '' }) };
  return { ...describeApi(api, plain, []), problems: findings().map(formatFinding) };
}
