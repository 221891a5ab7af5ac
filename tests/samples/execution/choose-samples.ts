import { findExecution, type SampleExecutions } from '../../../scripts/content/read/sample-executions.ts';
import { type SampleLanguageName, sampleLanguages } from '../../../src/model/sample-languages.ts';
import type { SiteSample } from '../site-samples.ts';
import { isChosen, isEverySample } from './each-language.ts';

/** The request that runs in each language, whatever has changed. */
export const EVERYWHERE = 'openCard';

/**
 * Samples of a language to run: those that are not as they were when they succeeded last, and a part of the others, so that each request runs
 * in some language. `samples` are those of all languages.
 */
export function chooseSamples(
  samples: SiteSample[],
  language: SampleLanguageName,
  executions: SampleExecutions,
): SiteSample[] {
  const languages = sampleLanguages('en').flatMap((one) => (isChosen(one.language) ? one.language : []));
  const requests = [...new Set(samples.map(getRequest))];
  return samples.filter((sample) => {
    if (sample.language !== language) return false;
    const turn = languages[requests.indexOf(getRequest(sample)) % languages.length];
    return isEverySample || sample.id === EVERYWHERE || turn === language || !hasSucceeded(sample, executions);
  });
}

/** The same in each language. */
function getRequest({ id, example }: SiteSample): string {
  return `${id}.${example}`;
}

function hasSucceeded(sample: SiteSample, executions: SampleExecutions): boolean {
  const { language, code } = sample;
  return findExecution(executions, { language, name: getRequest(sample), source: code.source }) !== undefined;
}
