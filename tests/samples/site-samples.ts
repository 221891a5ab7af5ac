import { exampleResponses } from '../../src/model/deferred-samples.ts';
import type { CodeSample } from '../../src/model/operation.ts';
import { siteOperations } from '../setup/site-contents.ts';

/** A sample with a name of its own: `openCard`, `exchangeToken-refresh`. `status` is that of the response that its example has. */
export type SiteSample = CodeSample & { id: string; name: string; status: string };

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
