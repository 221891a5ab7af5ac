import { type Exchange, getCode } from '../../../src/playground/client/exchange.ts';

const AMOUNTS = ['initialAmount.value', 'amount.value', 'amount', 'quoteId'];

/** The field that an error without details is about: the first of the names that the operation has. */
const SUBJECTS: [names: string[], codes: number[]][] = [
  [['code'], [401004, 401005]],
  [['refreshToken'], [401006, 401007]],
  [
    ['cardId', 'cardManageId'],
    [404101, 409101, 409102, 409103, 409104, 422108, 422109],
  ],
  [['cardManageId'], [404102, 422101]],
  [['orderId'], [404103, 404303]],
  [
    ['holderId', 'address.country'],
    [404201, 409201, 422104, 422110, 422201],
  ],
  [['document.encryptedNumber'], [409202]],
  [['quoteId'], [404302, 409301, 422301]],
  [['product'], [404301, 503301]],
  [['userId'], [404401, 409401]],
  [['merchantOrderNo'], [409002]],
  [AMOUNTS, [422002, 422004, 422103, 422405]],
  [
    ['initialAmount.currency', 'amount.currency', 'sourceCurrency'],
    [422003, 422005, 422402],
  ],
  [['encryptedPin'], [422107]],
  [['encryptedCvv'], [422105, 422106]],
  [['toAddress'], [422403, 422406]],
  [['settleTo'], [422407]],
];

/** Names of the fields that the error of a call can be about. */
export function listSubjectNames(exchange: Exchange): string[] {
  const code = getCode(exchange);
  const [names = []] = SUBJECTS.find(([, codes]) => codes.some((one) => one === code)) ?? [];
  return names;
}
