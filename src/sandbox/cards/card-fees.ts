import type { CardProduct } from '../contract/schemas.ts';
import { multiplyAmount } from '../ledger/amounts.ts';

/** What a card costs to open, and what the first load on it costs (contract 9.1). */
export function getOpeningFees(amount: string, { fees, currency }: CardProduct): { open: string; recharge: string } {
  return { open: fees.open.value, recharge: multiplyAmount(amount, fees.rechargeRate, currency) };
}

export function getRechargeFee(amount: string, { fees, currency }: CardProduct): string {
  return multiplyAmount(amount, fees.rechargeRate, currency);
}

export function getWithdrawalFee(amount: string, { fees, currency }: CardProduct): string {
  return multiplyAmount(amount, fees.withdrawRate, currency);
}
