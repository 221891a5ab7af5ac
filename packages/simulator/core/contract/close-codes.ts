import { closeCodes } from '../../generated/close-codes.ts';

export type CloseCode = keyof typeof closeCodes;

/** A close as it goes out: its reason is the name of the code in the contract. */
export type Close = { close: CloseCode; reason: string };

export function toClose(close: CloseCode): Close {
  return { close, reason: closeCodes[close].name };
}

/** Whether a client may connect again; `conditional`: not as before, but with a new ticket or from another position. */
export function getReconnect(code: number): 'yes' | 'no' | 'conditional' {
  const known: Record<number, { reconnect: 'yes' | 'no' | 'conditional' }> = closeCodes;
  return known[code]?.reconnect ?? 'yes';
}
