import type { CardProduct } from '../contract/schemas.ts';
import { multiplyAmount } from '../ledger/amounts.ts';

/** What a card costs to open, and what the first load on it costs (contract 9.1). */
export function getOpeningFees(amount: string, { fees, currency }: CardProduct): { open: string; recharge: string } {
  return { open: fees.open.value, recharge: multiplyAmount(amount, fees.rechargeRate, currency) };
}

export function getRechargeFee(amount: string, { fees, currency }: CardProduct): string {
  return multiplyAmount(amount, fees.rechargeRate, currency);
}

/** For a purchase in another currency; the amount is that in the currency of the card. */
export function getForeignFee(amount: string, { fees, currency }: CardProduct): string {
  return multiplyAmount(amount, fees.fxRate, currency);
}

export function getWithdrawalFee(amount: string, { fees, currency }: CardProduct): string {
  return multiplyAmount(amount, fees.withdrawRate, currency);
}
