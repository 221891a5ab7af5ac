import { CODE_MS } from '../../../packages/simulator/core/auth/exchange-code.ts';
import { listProducts } from '../../../packages/simulator/core/cards/products.ts';
import type { Card, OperationId } from '../../../packages/simulator/core/contract/schemas.ts';
import { CHANNELS } from '../../../packages/simulator/core/payouts/channel-fixtures.ts';
import type { State } from '../../../packages/simulator/core/state/state.ts';
import { listValues } from '../../../packages/simulator/core/state/table.ts';
import type { Choice } from '../../../src/playground/provider/field.ts';
import { shorten } from '../../../src/playground/ui/shorten-id.ts';
import { listRefreshTokens } from '../access/access-token.ts';
import { getPresent } from '../environments/present.ts';

/** What can be made with one press where there is nothing to choose from. */
export const PREPARATIONS = [
  'code',
  'token',
  'holder',
  'card',
  'inactiveCard',
  'physicalCard',
  'quote',
  'payment',
  'user',
  'fundedUser',
  'messages',
] as const;

export type Preparation = (typeof PREPARATIONS)[number];

type ChoiceList = { choices: Choice[]; preparation?: Preparation };

type Lister = (state: State, locale: Language) => ChoiceList;

type Language = 'en' | 'zh';

const LISTS: Record<string, Lister> = {
  code: (state) => ({
    choices: Object.entries(state.auth.codes)
      .filter(([, { isUsed, createdAt }]) => !isUsed && getPresent(state) - createdAt < CODE_MS)
      .map(([code]) => ({ value: code, label: shorten(code) })),
    preparation: 'code',
  }),
  refreshToken: (state) => ({
    choices: listRefreshTokens(state).map((token) => ({ value: token, label: shorten(token) })),
    preparation: 'token',
  }),
  cardManageId: (state, locale) => ({
    choices: listProducts({ state }, locale).map(({ cardManageId, name, bin, status }) => ({
      value: cardManageId,
      label: join(name, bin, status === 'online' ? undefined : status),
    })),
  }),
  holderId: ({ holders }) => ({
    choices: listValues(holders)
      .map(({ holder }) => holder)
      .toSorted(by(({ status, createdAt }) => [status === 'approved' ? 0 : 1, createdAt]))
      .map(({ holderId, firstName, lastName, status }) => ({
        value: holderId,
        label: join(`${firstName} ${lastName}`, status),
      })),
    preparation: 'holder',
  }),
  cardId: (state) => listCards(state, () => true, 'card'),
  quoteId: ({ payouts }) => ({
    choices: listValues(payouts.quotes)
      .toSorted(by(({ status, createdAt }) => [status === 'active' ? 0 : 1, createdAt]))
      .map(({ quoteId, product, sourceAmount, status }) => ({
        value: quoteId,
        label: join(product, `${sourceAmount.value} ${sourceAmount.currency}`, status),
      })),
    preparation: 'quote',
  }),
  product: (_, locale) => ({
    choices: CHANNELS.map(({ product, names }) => ({ value: product, label: names[locale] })),
  }),
  userId: ({ tokens }) => ({
    choices: listValues(tokens.users).map(({ userId, externalUserId, status }) => ({
      value: userId,
      label: join(externalUserId, status),
    })),
    preparation: 'user',
  }),
  messageIds: ({ listen }) => ({
    choices: listValues(listen.events)
      .filter(({ status }) => status !== 'acked')
      .map(({ messageId, type }) => ({ value: messageId, label: join(type, shorten(messageId)) })),
    preparation: 'messages',
  }),
};

/** States of a card that calls can still do something with, the best one last; what is not here comes last of all. */
const USEFUL_CARDS: Card['status'][] = ['blocked', 'pending', 'frozen', 'inactive', 'active'];

/** The orders that an operation accepts. */
const ORDERS: Record<string, Lister> = {
  getCardLog: ({ cards }) => ({
    choices: listValues(cards.orders).map(({ order }) => ({
      value: order.orderId,
      label: join(order.type, `${order.amount.value} ${order.amount.currency}`, order.status),
    })),
    preparation: 'card',
  }),
  getPaymentOrder: ({ payouts }) => ({
    choices: listValues(payouts.payments).map(({ order }) => ({
      value: order.orderId,
      label: join(order.product, `${order.sourceAmount.value} ${order.sourceAmount.currency}`, order.status),
    })),
    preparation: 'payment',
  }),
} satisfies { [Id in OperationId]?: Lister };

/** Operations that need more than any card or any user. */
const SPECIAL: Record<string, Lister> = {
  'activateCard cardId': (state) => listCards(state, ({ status }) => status === 'inactive', 'inactiveCard'),
  'setCardPin cardId': (state) =>
    listCards(
      state,
      ({ status, cardManageId }) =>
        status === 'active' &&
        listProducts({ state }).some((product) => product.cardManageId === cardManageId && product.capabilities.pin),
      'physicalCard',
    ),
  'withdrawToken userId': (state, locale) => {
    const users = listValues(state.tokens.users);
    const list = LISTS.userId?.(state, locale) ?? { choices: [] };
    return {
      choices: list.choices.filter(({ value }) =>
        users.some(
          ({ userId, balances }) => userId === value && balances.some(({ available }) => Number(available) > 0),
        ),
      ),
      preparation: 'fundedUser',
    };
  },
} satisfies { [Field in `${OperationId} ${string}`]?: Lister };

/** What a field or parameter can be in the present state, best first; undefined where it is free. */
export function listChoices(
  name: string,
  { operationId, state, locale }: { operationId: string; state: State; locale: string },
): ChoiceList | undefined {
  const list =
    find(SPECIAL, `${operationId} ${name}`) ?? (name === 'orderId' ? ORDERS[operationId] : find(LISTS, name));
  return list?.(state, locale === 'zh' ? 'zh' : 'en');
}

/** Names come from the reader: `__proto__` and `constructor` are no lists. */
function find(lists: Record<string, Lister>, name: string): Lister | undefined {
  return Object.hasOwn(lists, name) ? lists[name] : undefined;
}

function listCards({ cards }: State, fits: (card: Card) => boolean, preparation: Preparation): ChoiceList {
  return {
    choices: listValues(cards.cards)
      .map(({ card }) => card)
      .filter(fits)
      .toSorted(by(({ status, createdAt }) => [-USEFUL_CARDS.indexOf(status), createdAt]))
      .map(({ cardId, alias, maskedPan, status }) => ({
        value: cardId,
        label: join(alias ?? undefined, maskedPan ?? undefined, status),
      })),
    preparation,
  };
}

function join(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(' · ');
}

/** Compares by several values, the first one first. */
function by<T>(getKeys: (item: T) => (string | number)[]): (one: T, other: T) => number {
  return (one, other) => {
    const others = getKeys(other);
    for (const [index, key] of getKeys(one).entries()) {
      const otherKey = others[index];
      if (otherKey !== undefined && key !== otherKey) return key < otherKey ? -1 : 1;
    }
    return 0;
  };
}
