import type { CodeSource } from '../../../../src/model/code-source.ts';
import type { Locale } from '../../../../src/model/locale.ts';
import type { CodeSample, Operation } from '../../../../src/model/operation.ts';
import { sampleLanguages } from '../../../../src/model/sample-languages.ts';
import type { JsonValue } from '../../../../src/model/schema.ts';
import { PLAIN_WRITERS } from '../../../../src/samples/plain-writers.ts';
import { ENGLISH_COMMENTS, getSampleComments, type SampleComments } from '../../../../src/samples/sample-comments.ts';
import type { SampleText } from '../../../../src/samples/sample-text.ts';
import { SIGNED_WRITERS } from '../../../../src/samples/signed-writers.ts';
import type { Context } from '../context.ts';
import { exampleRequest } from './request.ts';

type SampleOptions = {
  locale: Locale;
  code: (language: string, source: string) => CodeSource;
  findExecution: Context['findExecution'];
  /** An example of the plaintext that a schema of this name describes. */
  getPlaintext: (schema: string) => JsonValue;
};

/** The request of an operation with each of its examples in each language: the first example in all languages, added the next. */
export function makeSamples(
  operation: Operation,
  { locale, code, findExecution, getPlaintext }: SampleOptions,
): CodeSample[] {
  const names = operation.examples.map(({ name }) => name);
  return (names.length > 0 ? names : ['']).flatMap((example) => {
    const request = exampleRequest(operation, example, getPlaintext);
    return sampleLanguages(locale).map(({ language, label }) => {
      const writer = (request.signing ? SIGNED_WRITERS : PLAIN_WRITERS)[language];
      const write = (comments: SampleComments) => writer({ ...request, comments });
      const { setup, lines } = write(getSampleComments(locale));
      const source = toSource({ setup, lines });
      // The execution of a sample does not depend on the language of its comments.
      const executed = toSource(write(ENGLISH_COMMENTS));
      const executedWith = findExecution({ language, name: `${operation.id}.${example}`, source: executed });
      return {
        language,
        label,
        example,
        ...(request.signing && { signed: request.signing }),
        ...(setup.length > 0 && { setupLines: setup.length }),
        ...(executedWith !== undefined && { executedWith }),
        code: code(language, source),
      };
    });
  });
}

function toSource({ setup, lines }: SampleText): string {
  return [...setup, ...lines].join('\n');
}
