import { findExecution, type SampleExecutions } from '../../../scripts/content/read/sample-executions.ts';
import type { SampleLanguageName } from '../../../src/model/sample-languages.ts';
import { isNight } from '../../setup/nightly.ts';
import type { SiteSample } from '../site-samples.ts';
import { isDaily } from './each-language.ts';

/** The request that runs in each language, whatever has changed. */
export const EVERYWHERE = 'openCard';

/** By day one request of so many runs, though nothing of it has changed. */
const SHARE = 3;

/**
 * Samples of a language to run: those that are not as they were when they succeeded last, and in the language of the day a part of the others.
 * `samples` are those of all languages.
 */
export function chooseSamples(
  samples: SiteSample[],
  language: SampleLanguageName,
  executions: SampleExecutions,
): SiteSample[] {
  const requests = [...new Set(samples.map(getRequest))];
  return samples.filter((sample) => {
    if (sample.language !== language) return false;
    if (isNight || !hasSucceeded(sample, executions)) return true;
    return isDaily(language) && (sample.id === EVERYWHERE || requests.indexOf(getRequest(sample)) % SHARE === 0);
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
