import type { Schema } from '../contract/schemas.ts';
import type { MessageLocale } from '../envelope/locale.ts';

type Country = {
  country: string;
  names: Record<MessageLocale, string>;
  dialCode: string;
  documentTypes: Schema<'DocumentType'>[];
};

/** `SG 65 id_card`: code, calling code, documents besides the passport (contract 9.5). */
const SUPPORTED: Country[] = [
  supported('AE', 'United Arab Emirates', '阿联酋', '971'),
  supported('AU', 'Australia', '澳大利亚', '61', 'driving_license'),
  supported('CA', 'Canada', '加拿大', '1', 'driving_license'),
  supported('CN', 'China', '中国', '86', 'id_card'),
  supported('DE', 'Germany', '德国', '49', 'id_card'),
  supported('FR', 'France', '法国', '33', 'id_card'),
  supported('GB', 'United Kingdom', '英国', '44', 'driving_license'),
  supported('HK', 'Hong Kong, China', '中国香港', '852', 'id_card'),
  supported('ID', 'Indonesia', '印度尼西亚', '62'),
  supported('JP', 'Japan', '日本', '81'),
  supported('KR', 'Korea (Republic of)', '韩国', '82', 'id_card'),
  supported('MY', 'Malaysia', '马来西亚', '60', 'id_card'),
  supported('PH', 'Philippines', '菲律宾', '63'),
  supported('SG', 'Singapore', '新加坡', '65', 'id_card'),
  supported('TH', 'Thailand', '泰国', '66'),
  supported('US', 'United States of America', '美国', '1', 'driving_license'),
  supported('VN', 'Viet Nam', '越南', '84'),
];

const OTHERS: Country[] = [
  { country: 'CU', names: { en: 'Cuba', zh: '古巴' }, dialCode: '53', documentTypes: [] },
  { country: 'IR', names: { en: 'Iran (Islamic Republic of)', zh: '伊朗' }, dialCode: '98', documentTypes: [] },
  {
    country: 'KP',
    names: { en: "Korea (Democratic People's Republic of)", zh: '朝鲜' },
    dialCode: '850',
    documentTypes: [],
  },
  { country: 'SY', names: { en: 'Syrian Arab Republic', zh: '叙利亚' }, dialCode: '963', documentTypes: [] },
];

export const COUNTRIES: readonly Country[] = [...SUPPORTED, ...OTHERS].toSorted((one, other) =>
  one.country < other.country ? -1 : 1,
);

export function isSupportedCountry(code: string): boolean {
  return SUPPORTED.some(({ country }) => country === code);
}

/** None for a country whose holders are not accepted. */
export function getDocumentTypes(code: string): Schema<'DocumentType'>[] {
  return COUNTRIES.find(({ country }) => country === code)?.documentTypes ?? [];
}

function supported(
  country: string,
  en: string,
  zh: string,
  dialCode: string,
  ...others: Schema<'DocumentType'>[]
): Country {
  return { country, names: { en, zh }, dialCode, documentTypes: ['passport', ...others] };
}
