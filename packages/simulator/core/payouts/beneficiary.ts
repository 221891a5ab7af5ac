import type { ChannelField, Schema } from '../contract/schemas.ts';
import { type Problem, Refusal } from '../envelope/refusal.ts';
import { maskAllButLastFour } from '../validation/mask.ts';

type Channel = Schema<'ChannelParams'>;

/** A beneficiary against the fields of a channel, all problems together (422303). Fields are in the order of the channel. */
export function checkBeneficiary(
  { type, params }: Schema<'Beneficiary'>,
  purpose: Schema<'PurposeCode'>,
  { channel, fields, purposeCodes }: Channel,
): void {
  const known = new Set(fields.map(({ key }) => key));
  const problems: Problem[] = [
    ...(channel.beneficiaryTypes.includes(type)
      ? []
      : [{ field: 'type', rule: 'enum' as const, value: channel.beneficiaryTypes.join(', ') }]),
    ...fields.flatMap((field) =>
      findFieldProblem(field, Object.hasOwn(params, field.key) ? params[field.key] : undefined),
    ),
    ...Object.keys(params)
      .filter((key) => !known.has(key))
      .map((key) => ({ field: `params.${key}`, rule: 'unknown_field' as const })),
    ...(purposeCodes.includes(purpose)
      ? []
      : [{ field: 'purpose', rule: 'enum' as const, value: purposeCodes.join(', ') }]),
  ];
  if (problems.length > 0) throw new Refusal(422303, { details: problems });
}

/** What a response shows of a beneficiary. */
export function toBeneficiaryView({ type, params }: Schema<'Beneficiary'>): Schema<'BeneficiaryView'> {
  return {
    type,
    name: params.beneficiaryName ?? '',
    accountMasked: maskAllButLastFour(params.accountNumber ?? params.iban ?? ''),
    country: params.beneficiaryCountry ?? '',
  };
}

function findFieldProblem(
  { key, type, pattern, options, checksum }: ChannelField,
  value: string | undefined,
): Problem[] {
  const field = `params.${key}`;
  if (value === undefined || value === '') return [{ field, rule: 'required' }];
  if (type === 'enum') {
    const values = options.map((option) => option.value);
    return values.includes(value) ? [] : [{ field, rule: 'enum', value: values.join(', ') }];
  }
  if (pattern !== null && !new RegExp(pattern).test(value)) return [{ field, rule: 'pattern' }];
  return checksum === 'iban' && !isIban(value) ? [{ field, rule: 'checksum' }] : [];
}

/** ISO 13616: the first four characters moved to the end, letters as numbers from 10, modulo 97 is 1. */
function isIban(text: string): boolean {
  const digits = [...`${text.slice(4)}${text.slice(0, 4)}`].map((char) => Number.parseInt(char, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
