import type { CodeSource } from '../../../../src/model/code-source.ts';
import type { Locale } from '../../../../src/model/locale.ts';
import type { CodeSample, Operation } from '../../../../src/model/operation.ts';
import { type SampleLanguageName, sampleLanguages } from '../../../../src/model/sample-languages.ts';
import type { JsonValue } from '../../../../src/model/schema.ts';
import { curlSample } from './curl.ts';
import { goSample } from './go.ts';
import { javaSample } from './java.ts';
import { nodeSample } from './node.ts';
import { phpSample } from './php.ts';
import { pythonSample } from './python.ts';
import { exampleRequest, type SampleRequest } from './request.ts';

/** One file for each language of the registry. */
const WRITERS: Record<SampleLanguageName, (request: SampleRequest) => string> = {
  bash: curlSample,
  java: javaSample,
  ts: nodeSample,
  python: pythonSample,
  go: goSample,
  php: phpSample,
};

type SampleOptions = {
  locale: Locale;
  code: (language: string, source: string) => CodeSource;
  /** An example of the plaintext that a schema of this name describes. */
  getPlaintext: (schema: string) => JsonValue;
};

/** The request of an operation with each of its examples in each language: the first example in all languages, added the next. */
export function makeSamples(operation: Operation, { locale, code, getPlaintext }: SampleOptions): CodeSample[] {
  const names = operation.examples.map(({ name }) => name);
  return (names.length > 0 ? names : ['']).flatMap((example) => {
    const request = exampleRequest(operation, example, getPlaintext);
    return sampleLanguages(locale).map(({ language, label }) => ({
      language,
      label,
      example,
      ...(request.signing && { signed: request.signing }),
      code: code(language, WRITERS[language](request)),
    }));
  });
}
