import { isRecord, parseJson } from '../../../packages/base/encoding/json.ts';
import type { Operation } from '../../model/operation.ts';
import { type Exchange, getCode, isRefused, readError } from '../client/exchange.ts';
import type { FieldMark } from '../provider/field.ts';
import type { Form } from './form.ts';

/** The fields that a refused call is about, with what the response says of them; without `details`, what the provider says of the error. */
export function findRefusedFields(exchange: Exchange, { operation, provider, call }: Form): FieldMark[] {
  const body = parseJson(exchange.responseBody);
  const details = isRecord(body) && Array.isArray(body.details) ? body.details.flatMap(toMark) : [];
  if (details.length > 0) return details;
  const code = getCode(exchange);
  const text = operation.errors.find((one) => one.code === code)?.meaning ?? readError(exchange).message;
  const { fields = [] } = isRefused(exchange) ? provider.explain(exchange, call) : {};
  const field = fields.flatMap((name) => findField(name, operation) ?? [])[0];
  return field !== undefined && text ? [{ field, text }] : [];
}

function toMark(detail: unknown): FieldMark[] {
  if (!isRecord(detail) || typeof detail.field !== 'string' || typeof detail.message !== 'string') return [];
  return [{ field: detail.field, text: detail.message }];
}

function findField(name: string, { parameters, body }: Operation): string | undefined {
  for (const location of ['path', 'query', 'header'] as const)
    if (parameters[location].some((parameter) => parameter.name === name)) return `${location}:${name}`;
  const schema = body?.contents[0]?.schema;
  const shapes = schema?.alternatives?.options.map((option) => option.schema) ?? [schema];
  return shapes.some((shape) => shape?.fields?.some((field) => field.name === name.split('.')[0])) ? name : undefined;
}
