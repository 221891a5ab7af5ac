import { parseJson } from '../../../packages/base/encoding/json.ts';
import type { JsonValue } from '../../model/schema.ts';
import type { Draft } from '../provider/draft.ts';
import type { FieldMark } from '../provider/field.ts';
import type { CallOperation, CallParameter } from '../schema/call-document.ts';
import type { LoadedOperation } from './loaded-operations.ts';

/** What a typed text means to its parameter, and the rules that it breaks. */
export type ParameterValue = { parameter: CallParameter; value: JsonValue; marks: FieldMark[] };

/** Names of headers that `fetch` leaves out, or that the browser writes itself. https://fetch.spec.whatwg.org/#forbidden-request-header */
const UNSENT_HEADER =
  /^(?:host|cookie|origin|referer|content-length|connection|proxy-.*|sec-.*|accept|content-type|authorization)$/i;

/** The parameters that the form of a call has: not those that the body, the credentials or the browser decide. */
export function listEntered({ parameters, security }: CallOperation): CallParameter[] {
  const schemes = security.flat().map(({ scheme }) => scheme);
  return parameters.filter(({ in: location, name }) => {
    if (location === 'path') return true;
    const isCredential = schemes.some((scheme) => scheme.in === location && scheme.name === name);
    return !isCredential && (location === 'query' || (location === 'header' && !UNSENT_HEADER.test(name)));
  });
}

/** The parameters that a draft has a value for. */
export function readParameters({ operation, checkParameter }: LoadedOperation, draft: Draft): ParameterValue[] {
  return listEntered(operation).flatMap((parameter) => {
    const text = draft.parameters[parameter.name] ?? '';
    return text === '' ? [] : [readValue(text, parameter, (value) => checkParameter(parameter, value))];
  });
}

/** JSON, or the text itself. */
function parse(text: string): JsonValue {
  return parseJson(text) ?? text;
}

/** A text is what its schema takes it for: itself, a number, a list with commas, JSON. */
function readValue(text: string, parameter: CallParameter, check: (value: JsonValue) => FieldMark[]): ParameterValue {
  const items = text.split(',').map((item) => item.trim());
  const values: JsonValue[] = [text, parse(text), items, items.map(parse)];
  const checked = values.map((value) => ({ parameter, value, marks: check(value) }));
  // What breaks another rule than that of the type is at least of the type that is meant.
  const isOfType = ({ marks }: ParameterValue) => !marks.some((mark) => 'rule' in mark && mark.rule === 'type');
  const best = checked.find(({ marks }) => marks.length === 0) ?? checked.find(isOfType);
  return best ?? { parameter, value: text, marks: check(text) };
}
