import { memoryCache } from '../../scripts/content/cache/cache.ts';
import { describeDocuments } from '../../scripts/content/describe/document/documents.ts';
import { createMarkdown } from '../../scripts/content/markdown/markdown.ts';
import { readSite } from '../../scripts/content/read/site.ts';
import { readSources } from '../../scripts/content/read/sources.ts';
import { exampleResponses } from '../../src/model/deferred-samples.ts';
import type { CodeSample, Operation } from '../../src/model/operation.ts';
import { ROOT } from './toolchain.ts';

/** A sample with a name of its own: `openCard`, `exchangeToken-refresh`. `status` is that of the response that its example has. */
export type SiteSample = CodeSample & { id: string; name: string; status: string };

/** Every operation of this site as its page has it, in a language of its readers. Code is not highlighted. */
export async function siteOperations(locale: string): Promise<Operation[]> {
  const markdown = { ...(await createMarkdown(memoryCache())), code: plainCode };
  const report = () => undefined;
  const sources = await readSources(await readSite(ROOT), { folder: '', markdown, report });
  const apis = sources.find((source) => source.locale === locale)?.apis ?? [];
  return describeDocuments(apis, { folder: '', locale, markdown, report }).flatMap(({ operations }) =>
    operations.map(({ operation }) => operation),
  );
}

/** Every sample of this site in a language of its readers, not highlighted. */
export async function siteSamples(locale: string): Promise<SiteSample[]> {
  return (await siteOperations(locale)).flatMap(({ id, samples, responses }) => {
    const documented = exampleResponses({ responses });
    return samples.map((sample) => ({
      ...sample,
      id,
      name: getName(id, sample, samples),
      status:
        (documented.find(({ examples }) => examples.some(({ name }) => name === sample.example)) ?? documented[0])
          ?.status ?? '',
    }));
  });
}

function getName(id: string, { example }: CodeSample, samples: CodeSample[]): string {
  return example === samples[0]?.example ? id : `${id}-${example}`;
}

function plainCode(language: string, source: string) {
  return { language, source, html: '' };
}
