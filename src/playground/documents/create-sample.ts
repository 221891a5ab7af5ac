import type { SampleLanguageName } from '../../model/sample-languages.ts';
import { PLAIN_WRITERS } from '../../samples/plain-writers.ts';
import { getSampleComments } from '../../samples/sample-comments.ts';
import type { SampleRequest } from '../../samples/sample-request.ts';
import { MULTIPART_TYPE, toMultipart, toParts } from '../../samples/serialise.ts';
import { parseBody } from '../client/draft.ts';
import type { Draft } from '../provider/draft.ts';
import { findAddress, findAlternative, getInputs } from './access-inputs.ts';
import { addQuery, type BuiltRequest, buildRequest, listFiles, MULTIPART } from './build-request.ts';
import { describeCredentials } from './credentials.ts';
import type { LoadedOperation } from './loaded-operations.ts';
import { isJson } from './media-type.ts';
import { readParameters } from './parameter-values.ts';

type SampleOptions = { id: string; draft: Draft; locale: string };

/** A call as a program in one language, by the writers of the page's own samples. Credentials are variables of it. */
export async function createSample(
  language: SampleLanguageName,
  loaded: LoadedOperation,
  { id, draft, locale }: SampleOptions,
): Promise<string> {
  const { operation, document } = loaded;
  const inputs = getInputs(document);
  const { headers, query } = describeCredentials(findAlternative(operation, inputs));
  const built = await buildRequest(operation, draft, readParameters(loaded, draft));
  const { setup, lines } = PLAIN_WRITERS[language]({
    id,
    method: operation.method,
    server: findAddress(operation, inputs) ?? operation.servers[0]?.url ?? '',
    target: addQuery(built.target, query),
    ...toBody(built, loaded, draft),
    headers: [...headers, ...listHeaders(built, operation.body?.mediaType)],
    encryptions: [],
    decryptions: [],
    comments: getSampleComments(locale),
  });
  return [...setup, ...lines].join('\n');
}

function listHeaders({ headers }: BuiltRequest, mediaType: string | undefined): SampleRequest['headers'] {
  return headers.map(([name, text]) => ({
    name,
    text: name === 'Content-Type' && mediaType === MULTIPART ? MULTIPART_TYPE : text,
  }));
}

function toBody({ body }: BuiltRequest, { operation }: LoadedOperation, draft: Draft): Pick<SampleRequest, 'body'> {
  if (!body) return {};
  const json = parseBody(draft);
  const { mediaType = '', schema } = operation.body ?? {};
  if (mediaType === MULTIPART && json !== undefined) {
    const parts = toParts(json, listFiles(schema));
    return { body: { text: toMultipart(parts), parts } };
  }
  return { body: isJson(mediaType) && json !== undefined ? { json } : { text: body.text } };
}
