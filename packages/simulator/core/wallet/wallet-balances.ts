/** What the merchant wallet holds in one currency, in full scale. */
export type WalletBalance = { available: string; frozen: string };

export type WalletBalances = { balances: Record<string, WalletBalance>; updatedAt: string };
