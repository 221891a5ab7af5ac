import { getProduct } from '../cards/products.ts';
import type { Call } from '../envelope/call.ts';
import { succeed } from '../envelope/result.ts';
import { sortNewestFirst, toPage } from '../ledger/page.ts';
import { listValues } from '../state/table.ts';
import type { Work } from '../state/work.ts';
import { COUNTRIES, isSupportedCountry } from './countries.ts';
import { getHolderRecord, toHolder } from './holder-records.ts';

export function getHolder(work: Work, { path, locale }: Call<'getHolder'>) {
  return succeed(200, toHolder(work, getHolderRecord(work, path.holderId), locale));
}

/** Paging sits in the path. */
export function listHolders(work: Work, { path, locale }: Call<'listHolders'>) {
  const records = listValues(work.state.holders).map((record) => ({ ...record, createdAt: record.holder.createdAt }));
  const page = toPage(
    sortNewestFirst(records, ({ holder }) => holder.holderId),
    path,
  );
  return succeed(200, { ...page, items: page.items.map((record) => toHolder(work, record, locale)) });
}

export function listCountryCodes(work: Work, { query, locale }: Call<'listCountryCodes'>) {
  const { keyword, supported, cardManageId } = query;
  const accepted = cardManageId === undefined ? undefined : getProduct(work, String(cardManageId)).holderCountries;
  const word = String(keyword ?? '').toLowerCase();
  const items = COUNTRIES.filter(
    ({ country, names, dialCode }) =>
      [country, names.en, names.zh, dialCode].some((text) => text.toLowerCase().includes(word)) &&
      (supported === undefined || supported === isSupportedCountry(country)) &&
      (accepted === undefined || (accepted.length === 0 ? isSupportedCountry(country) : accepted.includes(country))),
  ).map(({ country, names, dialCode, documentTypes }) => ({
    country,
    name: names[locale],
    dialCode,
    supported: isSupportedCountry(country),
    documentTypes,
  }));
  return succeed(200, { items });
}
