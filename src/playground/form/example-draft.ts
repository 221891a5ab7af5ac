import type { Operation } from '../../model/operation.ts';
import type { JsonValue } from '../../model/schema.ts';
import { printBody } from '../client/draft.ts';
import type { Draft } from '../provider/draft.ts';
import type { OwnValues } from '../provider/provider.ts';
import type { Form } from './form.ts';

/** A call that works in the present state: the documented example, adapted, with values of the reader's own. */
export function createExampleDraft({ operation, provider, call }: Form, values: OwnValues = {}): Draft {
  return provider.applyOwn(provider.adapt(readExample(operation), 'example', call), values, call);
}

function readExample({ parameters, body }: Operation): Draft {
  const example = body?.contents[0]?.examples[0]?.value;
  const values = parameters.path.map(({ name, schema }) => [
    name,
    toText(schema.examples?.[0] ?? schema.default ?? ''),
  ]);
  return {
    parameters: Object.fromEntries(values),
    body: example === undefined ? undefined : printBody(example),
  };
}

function toText(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
