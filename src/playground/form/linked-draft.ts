import { printBody } from '../client/draft.ts';
import { decodeRequest } from '../copy/request-link.ts';
import type { Draft } from '../provider/draft.ts';
import { createExampleDraft } from './example-draft.ts';
import type { Form } from './form.ts';
import { withMediaType } from './with-media-type.ts';

/**
 * The form of a link that somebody passed on: its values, with the reader's own cards, holders and secrets in place of the other's.
 * Undefined when the link is none.
 */
export function createLinkedDraft(link: string, form: Form): Draft | undefined {
  const request = decodeRequest(link);
  if (!request) return undefined;
  const { parameters, body, mediaType } = request;
  const draft = { parameters, body: body === undefined ? undefined : printBody(body), ...(mediaType && { mediaType }) };
  return adaptDraft(draft, withMediaType(form, mediaType));
}

/** Values that were made for another state. What they lack is that of the example. */
export function adaptDraft(draft: Draft, form: Form): Draft {
  const { operation, provider, call } = form;
  const fresh = createExampleDraft(form);
  const adapted = provider.adapt(draft, 'link', call);
  const { path, query, header } = operation.parameters;
  const known = [...path, ...query, ...header].flatMap(({ name }) => {
    const value = adapted.parameters[name];
    return value === undefined ? [] : [[name, value]];
  });
  return {
    parameters: { ...fresh.parameters, ...Object.fromEntries(known) },
    body: fresh.body === undefined ? undefined : (adapted.body ?? fresh.body),
    ...(draft.mediaType !== undefined && { mediaType: draft.mediaType }),
  };
}
