import { isRecord, parseJson } from '../../encoding/json.ts';
import type { Operation } from '../../model/operation.ts';
import { type Exchange, getCode } from '../../playground/client/exchange.ts';
import type { FieldMark } from '../../playground/form/field-mark.ts';

const AMOUNTS = ['initialAmount.value', 'amount.value', 'amount', 'quoteId'];

/** The field that an error without details is about: the first of the names that the operation has. */
const SUBJECTS: [names: string[], codes: number[]][] = [
  [['code'], [401004, 401005]],
  [['refreshToken'], [401006, 401007]],
  [
    ['cardId', 'cardManageId'],
    [404101, 409101, 409102, 409103, 409104, 422108, 422109],
  ],
  [['cardManageId'], [404102, 422101]],
  [['orderId'], [404103, 404303]],
  [
    ['holderId', 'address.country'],
    [404201, 409201, 422104, 422110, 422201],
  ],
  [['document.encryptedNumber'], [409202]],
  [['quoteId'], [404302, 409301, 422301]],
  [['product'], [404301, 503301]],
  [['userId'], [404401, 409401]],
  [['merchantOrderNo'], [409002]],
  [AMOUNTS, [422002, 422004, 422103, 422405]],
  [
    ['initialAmount.currency', 'amount.currency', 'sourceCurrency'],
    [422003, 422005, 422402],
  ],
  [['encryptedPin'], [422107]],
  [['encryptedCvv'], [422105, 422106]],
  [['toAddress'], [422403, 422406]],
  [['settleTo'], [422407]],
];

/** The fields that a refused call is about, with what the response says of them. */
export function findRefusedFields(exchange: Exchange, operation: Operation): FieldMark[] {
  const body = parseJson(exchange.responseBody);
  const details = isRecord(body) && Array.isArray(body.details) ? body.details.flatMap(toMark) : [];
  if (details.length > 0) return details;
  const code = getCode(exchange);
  const [names] = SUBJECTS.find(([, codes]) => codes.some((one) => one === code)) ?? [];
  const error = operation.errors.find((one) => one.code === code);
  const field = names?.flatMap((name) => findField(name, operation) ?? [])[0];
  return field !== undefined && error ? [{ field, text: error.meaning }] : [];
}

function toMark(detail: unknown): FieldMark[] {
  if (!isRecord(detail) || typeof detail.field !== 'string' || typeof detail.message !== 'string') return [];
  return [{ field: detail.field, text: detail.message }];
}

function findField(name: string, { parameters, body }: Operation): string | undefined {
  for (const location of ['path', 'query'] as const)
    if (parameters[location].some((parameter) => parameter.name === name)) return `${location}:${name}`;
  const schema = body?.contents[0]?.schema;
  const shapes = schema?.alternatives?.options.map((option) => option.schema) ?? [schema];
  return shapes.some((shape) => shape?.fields?.some((field) => field.name === name.split('.')[0])) ? name : undefined;
}
