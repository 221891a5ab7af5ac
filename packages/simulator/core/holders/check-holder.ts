import type { Schema } from '../contract/schemas.ts';
import { type Problem, Refusal } from '../envelope/refusal.ts';
import { listValues } from '../state/table.ts';
import { toDateTime, type Work } from '../state/work.ts';
import { getDocumentTypes, isSupportedCountry } from './countries.ts';

type HolderData = Partial<Schema<'CreateHolderRequest'>>;

/** Longest number with its calling code (E.164). */
const MAX_PHONE_DIGITS = 15;
const ADULT_YEARS = 18;

/** Rules that JSON Schema does not express, reported like those that it does. */
export function checkHolderFields({ phone, document }: HolderData): void {
  const problems: Problem[] = [];
  if (phone && phone.countryCode.length + phone.number.length > MAX_PHONE_DIGITS) {
    problems.push({
      field: 'phone.number',
      rule: 'maxLength',
      value: String(MAX_PHONE_DIGITS - phone.countryCode.length),
    });
  }
  const accepted = document && getDocumentTypes(document.issuingCountry);
  if (document && accepted && !accepted.includes(document.type)) {
    problems.push({ field: 'document.type', rule: 'enum', value: accepted.join(', ') });
  }
  if (problems.length > 0) throw new Refusal(400002, { details: problems });
}

/** Another holder with the same document is the same person. */
export function checkDocumentIsNew({ state }: Work, digest: string, holderId?: string): void {
  const existing = listValues(state.holders).find(
    (record) => record.documentDigest === digest && record.holder.holderId !== holderId,
  );
  if (existing) throw new Refusal(409202, { id: existing.holder.holderId });
}

/** Country, then age: business values (contract 2.12, check 20). */
export function checkPerson({ time }: Work, { nationality, address, birthDate }: HolderData): void {
  const countries = [nationality, address?.country].filter((country) => country !== undefined);
  if (!countries.every(isSupportedCountry)) throw new Refusal(422201);
  if (birthDate !== undefined && birthDate > getLatestBirthDate(time)) throw new Refusal(422202);
}

export function toDocumentDigest(
  { issuingCountry, type }: Schema<'HolderDocumentInput'>,
  numberDigest: string,
): string {
  return `${issuingCountry}:${type}:${numberDigest}`;
}

export function toDocument(
  { type, issuingCountry, expiryDate }: Schema<'HolderDocumentInput'>,
  numberMasked: string,
): Schema<'HolderDocument'> {
  return { type, issuingCountry, expiryDate: expiryDate ?? null, numberMasked };
}

/** The date of birth of who turns 18 today, in UTC. */
function getLatestBirthDate(time: number): string {
  const today = toDateTime(time).slice(0, 10);
  return `${Number(today.slice(0, 4)) - ADULT_YEARS}${today.slice(4)}`;
}
