import type { Field } from '../../../../src/model/schema.ts';
import { FORM } from '../../../../src/samples/serialise.ts';
import type { Context } from '../context.ts';
import { flagAt, type Located, listMembers, member } from '../located.ts';
import { describeSchema } from '../schema/schema.ts';
import { describeSerialisation } from './serialisation.ts';

/**
 * The whole query as one value (`in: querystring`, from OpenAPI 3.2 on): the fields of a form are the parameters that a reader sends. What is
 * no form has no names to send it by, which is reported.
 */
export function describeQueryString(context: Context, located: Located): Field[] {
  const form = listMembers(member(located, 'content')).find(([mediaType]) => mediaType === FORM)?.[1];
  const schema = form && describeSchema(context, member(form, 'schema'), { prefix: 'query', direction: 'request' });
  if (!form || !schema?.fields) {
    context.warn(located.pointer, 'a query string that is not a form of named fields is not shown on the page');
    return [];
  }
  const encoding = member(form, 'encoding');
  return schema.fields.map((field) => {
    const serialisation = describeSerialisation(member(encoding, field.name));
    const isRequired = field.required && flagAt(member(located, 'required'));
    return { ...field, required: isRequired, ...(serialisation && { serialisation }) };
  });
}
