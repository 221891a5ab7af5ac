import type { Form } from './form.ts';

/** A form whose body has the media type of a draft first: fields, checks and calls are those of the first one. */
export function withMediaType(form: Form, mediaType: string | undefined): Form {
  const { body } = form.operation;
  const chosen = body?.contents.find((content) => content.mediaType === mediaType);
  if (!body || !chosen || chosen === body.contents[0]) return form;
  const contents = [chosen, ...body.contents.filter((content) => content !== chosen)];
  const operation = { ...form.operation, body: { ...body, contents } };
  return { ...form, operation, call: { ...form.call, operation } };
}
