import { exchangeToken } from './auth/exchange-token.ts';
import { activateCard } from './cards/activate-card.ts';
import { cancelCard } from './cards/cancel-card.ts';
import { bindCardHolder, setCardPin, updateCardContact, updateCardStatus } from './cards/change-card.ts';
import { rechargeCard, withdrawCard } from './cards/move-money.ts';
import { openCard } from './cards/open-card.ts';
import { getCard, getCardLog, getCardProduct, listCardLogs, listCardProducts, listCards } from './cards/read-cards.ts';
import type { OperationId } from './contract/schemas.ts';
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
export type Operation = (work: Work, call: Call) => Result;

/** Every operation of both documents by its id: an operation without a line does not compile. */
export const operations: Record<OperationId, Operation> = {
  exchangeToken: withBody(exchangeToken),
  getWallet,
  openCard: withBody(openCard),
  activateCard: withBody(activateCard),
  cancelCard,
  getCard,
  listCards,
  listCardProducts,
  getCardProduct,
  updateCardContact: withBody(updateCardContact),
  bindCardHolder: withBody(bindCardHolder),
  setCardPin: withBody(setCardPin),
  rechargeCard: withBody(rechargeCard),
  updateCardStatus: withBody(updateCardStatus),
  withdrawCard: withBody(withdrawCard),
  listCardLogs,
  getCardLog,
  listCountryCodes,
  createHolder: withBody(createHolder),
  getHolder,
  updateHolder: withBody(updateHolder),
  listHolders,
  applyQuote: withBody(applyQuote),
  listPaymentMethods,
  getPaymentProduct,
  getPaymentOrder,
  createPayment: withBody(createPayment),
  generateUser: withBody(generateUser),
  confirmMessages: withBody(confirmMessages),
  refreshUser,
  withdrawToken: withBody(withdrawToken),
};

/** The body was validated against the schema whose type the operation names: the one cast of the provider. */
function withBody<Body>(run: (work: Work, call: Call<Body>) => Result): Operation {
  return (work, call) => run(work, call as Call<Body>);
}
