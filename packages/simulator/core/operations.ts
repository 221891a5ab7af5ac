import { exchangeToken } from './auth/exchange-token.ts';
import { activateCard } from './cards/activate-card.ts';
import { cancelCard } from './cards/cancel-card.ts';
import { bindCardHolder, setCardPin, updateCardContact, updateCardStatus } from './cards/change-card.ts';
import { rechargeCard, withdrawCard } from './cards/move-money.ts';
import { openCard } from './cards/open-card.ts';
import { getCard, getCardLog, getCardProduct, listCardLogs, listCardProducts, listCards } from './cards/read-cards.ts';
import type { OperationId, ResponseData } from './contract/schemas.ts';
import type { Call } from './envelope/call.ts';
import type { Result } from './envelope/result.ts';
import { createHolder } from './holders/create-holder.ts';
import { getHolder, listCountryCodes, listHolders } from './holders/read-holders.ts';
import { updateHolder } from './holders/update-holder.ts';
import { applyQuote } from './payouts/apply-quote.ts';
import { createPayment } from './payouts/create-payment.ts';
import { getPaymentOrder, getPaymentProduct, listPaymentMethods } from './payouts/read-payouts.ts';
import type { Work } from './state/work.ts';
import { confirmMessages } from './tokens/confirm-messages.ts';
import { generateUser } from './tokens/generate-user.ts';
import { refreshUser } from './tokens/refresh-user.ts';
import { withdrawToken } from './tokens/withdraw-token.ts';
import { getWallet } from './wallet/get-wallet.ts';

/** An operation's own checks (15 to 21 of contract 2.12) and what it does. */
type Operation<Id extends OperationId> = (work: Work, call: Call<Id>) => Result<ResponseData<Id>>;

/**
 * Operations of both documents by their ids; a call of one without a line is refused. One that returns other data than its document says does
 * not compile.
 */
export const operations: { [Id in OperationId]?: Operation<Id> } = {
  exchangeToken,
  getWallet,
  openCard,
  activateCard,
  cancelCard,
  getCard,
  listCards,
  listCardProducts,
  getCardProduct,
  updateCardContact,
  bindCardHolder,
  setCardPin,
  rechargeCard,
  updateCardStatus,
  withdrawCard,
  listCardLogs,
  getCardLog,
  listCountryCodes,
  createHolder,
  getHolder,
  updateHolder,
  listHolders,
  applyQuote,
  listPaymentMethods,
  getPaymentProduct,
  getPaymentOrder,
  createPayment,
  generateUser,
  confirmMessages,
  refreshUser,
  withdrawToken,
};
