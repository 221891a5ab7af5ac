import { toPairs, toSimple } from '../../samples/serialise.ts';
import type { Draft } from '../provider/draft.ts';
import type { LoadedOperation } from './loaded-operations.ts';
import type { ParameterValue } from './parameter-values.ts';
import { type WrittenBody, writeBody } from './write-body.ts';

/** A request without credentials. `text`: its body as people read it. */
export type BuiltRequest = {
  /** Path and query, below the address of the server. */
  target: string;
  headers: [name: string, value: string][];
  body?: Pick<WrittenBody, 'bytes' | 'text'>;
};

/** A draft as the document writes it: parameters by their styles, the body in its media type. An empty parameter that is optional is not sent. */
export async function buildRequest(
  { operation: { method, path, body }, files }: Pick<LoadedOperation, 'operation' | 'files'>,
  draft: Draft,
  parameters: ParameterValue[],
): Promise<BuiltRequest> {
  const ofLocation = (location: string) => parameters.filter(({ parameter }) => parameter.in === location);
  const filled = ofLocation('path').reduce(
    (text, { parameter: { name, serialisation }, value }) =>
      text.replaceAll(`{${name}}`, toSimple(name, value, serialisation, encodeURIComponent)),
    // What follows "#" tells operations at one address apart, and is not sent.
    path.replace(/#.*$/s, ''),
  );
  const query = ofLocation('query').flatMap(({ parameter: { name, serialisation }, value }) =>
    toPairs(name, value, serialisation),
  );
  const headers = ofLocation('header').map(({ parameter: { name, serialisation }, value }): [string, string] => [
    name,
    toSimple(name, value, serialisation),
  ]);
  // A browser refuses to send a body with these.
  const takesBody = method !== 'GET' && method !== 'HEAD';
  const isEmpty = !draft.body?.trim() && !Object.values(draft.files ?? {}).some((list) => list.length > 0);
  const hasBody = takesBody && (body?.isRequired || !isEmpty);
  const content = body && hasBody ? await writeBody(body, draft, files) : undefined;
  return {
    target: query.length === 0 ? filled : `${filled}?${query.join('&')}`,
    headers: [...headers, ...(content ? ([['Content-Type', content.type]] satisfies [string, string][]) : [])],
    ...(content && { body: { bytes: content.bytes, text: content.text } }),
  };
}

/** A target with more parameters; name and value are text. */
export function addQuery(target: string, pairs: [name: string, value: string][]): string {
  const added = pairs.flatMap(([name, value]) => toPairs(name, value));
  if (added.length === 0) return target;
  return `${target}${target.includes('?') ? '&' : '?'}${added.join('&')}`;
}
