import { asString, isObject, members } from '../../scripts/content/json/json-value.ts';
import type { ApiDocument } from '../../scripts/content/read/api.ts';

/** `conditional`: only with something else than before, such as a new ticket. */
type CloseCode = { name: string; reconnect: 'yes' | 'no' | 'conditional' };

/** Every `x-close-codes`. Its `reconnect` is a text that begins with yes or no. */
export function readCloseCodes(apis: readonly ApiDocument[]): Record<string, CloseCode> {
  const codes = apis
    .flatMap(({ document }) => members(document.channels))
    .flatMap(([, channel]) => (isObject(channel) ? members(channel['x-close-codes']) : []));
  return Object.fromEntries(
    codes.map(([code, value]) => {
      const { name, reconnect } = isObject(value) ? value : {};
      const isPlain = reconnect === 'yes' || reconnect === 'no';
      return [code, { name: asString(name) ?? '', reconnect: isPlain ? reconnect : 'conditional' }];
    }),
  );
}
