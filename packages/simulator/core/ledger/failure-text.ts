import { contract } from '../../generated/contract.ts';
import type { Schema } from '../contract/schemas.ts';
import type { MessageLocale } from '../envelope/locale.ts';

/** The failure of an order with its text in the language of the response. */
export function localiseFailure(failure: Schema<'Failure'> | null, locale: MessageLocale): Schema<'Failure'> | null {
  return failure && { ...failure, message: contract.failures[failure.code]?.[locale] ?? failure.message };
}
