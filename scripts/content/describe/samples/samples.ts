import type { CodeSample, CodeSource, Operation } from '../../../../src/model/operation.ts';
import { curlSample } from './curl.ts';
import { exampleRequest, type SampleRequest } from './request.ts';

type SampleLanguage = { language: string; label: string; write(request: SampleRequest): string };

/** A new language is one file and one line here. */
const LANGUAGES: SampleLanguage[] = [{ language: 'bash', label: 'cURL', write: curlSample }];

/** The request of an operation in each language, with the values of its first example. */
export function makeSamples(
  operation: Operation,
  code: (language: string, source: string) => CodeSource,
): CodeSample[] {
  const request = exampleRequest(operation);
  return LANGUAGES.map(({ language, label, write }) => ({ language, label, code: code(language, write(request)) }));
}
