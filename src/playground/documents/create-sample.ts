import type { SampleLanguageName } from '../../model/sample-languages.ts';
import { PLAIN_WRITERS } from '../../samples/plain-writers.ts';
import { getSampleComments } from '../../samples/sample-comments.ts';
import type { FormPart, SampleHeader, SampleRequest } from '../../samples/sample-request.ts';
import { FILE_TEXT, MULTIPART_TYPE, toMultipart, toParts } from '../../samples/serialise.ts';
import { parseBody } from '../client/draft.ts';
import { isJson, MULTIPART } from '../client/media-type.ts';
import type { Draft } from '../provider/draft.ts';
import { findAddress, findAlternative, getInputs } from './access-inputs.ts';
import { addQuery, type BuiltRequest, buildRequest } from './build-request.ts';
import { type CookieVariable, describeCredentials, listCookies, toVariable } from './credentials.ts';
import type { LoadedOperation } from './loaded-operations.ts';
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
  const alternative = findAlternative(operation, inputs);
  const { headers, query, cookies } = describeCredentials(alternative);
  const built = await buildRequest(loaded, draft, readParameters(loaded, draft));
  const { setup, lines } = PLAIN_WRITERS[language]({
    id,
    method: operation.method,
    server: findAddress(operation, inputs) ?? operation.servers[0]?.url ?? '',
    target: addQuery(built.target, query),
    ...toBody(built, loaded, draft),
    headers: [
      ...headers,
      ...describeCookies(listCookies(operation, alternative), cookies),
      ...listHeaders(built, operation.body?.mediaType),
    ],
    encryptions: [],
    decryptions: [],
    comments: getSampleComments(locale),
  });
  return [...setup, ...lines].join('\n');
}

/** One header for all cookies. A header has one variable, at its end. */
function describeCookies(names: string[], [secret]: CookieVariable[]): SampleHeader[] {
  if (names.length === 0) return [];
  const others = names.filter((name) => name !== secret?.name).map((name) => `${name}=YOUR_${toVariable(name)}`);
  const text = [...others, ...(secret ? [`${secret.name}=`] : [])].join('; ');
  return [{ name: 'Cookie', text, ...(secret && { variable: secret.variable }) }];
}

function listHeaders({ headers }: BuiltRequest, mediaType: string | undefined): SampleRequest['headers'] {
  return headers.map(([name, text]) => ({
    name,
    text: name === 'Content-Type' && mediaType === MULTIPART ? MULTIPART_TYPE : text,
  }));
}

function toBody(
  { body }: BuiltRequest,
  { operation, files }: LoadedOperation,
  draft: Draft,
): Pick<SampleRequest, 'body'> {
  const json = parseBody(draft);
  const { mediaType = '', isRequired = false } = operation.body ?? {};
  if (files.has('') && (body || isRequired)) {
    const [file] = draft.files?.[''] ?? [];
    const part: FormPart = { ...toFilePart('file'), ...(file && { fileName: file.name }) };
    if (mediaType === MULTIPART) return { body: { text: toMultipart([part]), parts: [part] } };
    return { body: { text: FILE_TEXT, isFile: true, ...(file && { fileName: file.name }) } };
  }
  if (!body) return {};
  if (mediaType === MULTIPART) {
    const parts = [...toParts(json ?? {}, new Set(files.keys())), ...listFileParts(draft)];
    return { body: { text: toMultipart(parts), parts } };
  }
  return { body: isJson(mediaType) && json !== undefined ? { json } : { text: body.text } };
}

/** The files that the reader has chosen, by their names: a page does not know their folders. */
function listFileParts({ files = {} }: Draft): FormPart[] {
  return Object.entries(files).flatMap(([name, list]) =>
    list.map((file): FormPart => ({ ...toFilePart(name), fileName: file.name })),
  );
}

function toFilePart(name: string): FormPart {
  return { name, text: FILE_TEXT, type: 'application/octet-stream', isFile: true };
}
