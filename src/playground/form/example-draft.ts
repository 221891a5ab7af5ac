import type { JsonValue } from '../../model/schema.ts';
import { printBody } from '../client/draft.ts';
import type { Draft } from '../provider/draft.ts';
import type { Form } from './form.ts';

/** A call that works in the present state: the documented example, adapted, with values of the reader's own. */
export function createExampleDraft(form: Form): Draft {
  const { provider, call } = form;
  return provider.applyOwn(provider.adapt(readExample(form), 'example', call), call);
}

/** What a call needs has the value of the example; what is optional is the reader's choice. */
function readExample({ operation: { parameters, body }, provider, call }: Form): Draft {
  const example = body?.contents[0]?.examples[0]?.value;
  const values = (['path', 'query', 'header'] as const).flatMap((location) =>
    parameters[location]
      .filter(({ name, required }) => required && !provider.isFilledIn({ location, path: [name] }, call))
      .map(({ name, schema }) => [
        name,
        toText(schema.examples?.[0] ?? schema.default ?? schema.enum?.[0]?.value ?? ''),
      ]),
  );
  return {
    parameters: Object.fromEntries(values),
    body: example === undefined ? body && '' : printBody(example),
  };
}

function toText(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
