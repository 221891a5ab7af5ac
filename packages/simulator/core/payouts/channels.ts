import type { ChannelField, PaymentChannel, Schema } from '../contract/schemas.ts';
import type { MessageLocale } from '../envelope/locale.ts';
import { Refusal } from '../envelope/refusal.ts';
import type { Work } from '../state/work.ts';
import { CHANNELS, type LocalisedChannel, type LocalisedField } from './channel-fixtures.ts';

/** A channel of the sandbox with its rate; 404301 when there is none. */
export function getChannel(product: string): LocalisedChannel {
  const channel = CHANNELS.find((one) => one.product === product);
  if (!channel) throw new Refusal(404301);
  return channel;
}

export function isAvailable({ state }: Work, product: string): boolean {
  return (state.payouts.channelStatus[product] ?? 'available') === 'available';
}

/** As the API shows it. */
export function toChannel(
  { state }: Work,
  { names, rate: _rate, fields: _fields, purposeCodes: _codes, version: _version, ...channel }: LocalisedChannel,
  locale: MessageLocale,
): PaymentChannel {
  const { product, method, ...terms } = channel;
  return {
    product,
    method,
    name: names[locale],
    ...terms,
    status: state.payouts.channelStatus[channel.product] ?? 'available',
  };
}

export function toChannelParams(work: Work, channel: LocalisedChannel, locale: MessageLocale): Schema<'ChannelParams'> {
  return {
    channel: toChannel(work, channel, locale),
    fields: channel.fields.map((field) => toField(field, locale)),
    purposeCodes: [...channel.purposeCodes],
    version: channel.version,
  };
}

function toField(
  { key, labels, type, pattern, minLength, maxLength, checksum, options = [], example }: LocalisedField,
  locale: MessageLocale,
): ChannelField {
  return {
    key,
    label: labels[locale],
    type,
    required: true,
    pattern: pattern ?? null,
    minLength: minLength ?? null,
    maxLength: maxLength ?? null,
    checksum: checksum ?? null,
    options: options.map(({ value, names }) => ({ value, label: names[locale] })),
    dependsOn: null,
    example,
    hint: null,
  };
}
