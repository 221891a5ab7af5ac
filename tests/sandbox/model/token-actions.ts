import { type Action, choose, chooseUser } from './model.ts';

const ADDRESSES = ['TCVFM2S7RqgdghtVWsSheoZZKm6GL1pGcw', 'TGpiUmHRtxKksnYBKJJ2yZHTs1dzoCzhN8', 'TCVFM2S7'];

/** What a merchant does with token users. */
export const tokenActions = {
  user: (model, { pick }) => {
    const { status, data } = model.call('POST', '/user/generate', {
      externalUserId: `u-${pick % 4}`,
      chainTypes: choose([['TRON', 'SOLANA'], ['TRON'], ['ETHEREUM', 'BSC']], pick),
      ...(pick % 4 === 3 ? { settleTo: 'merchant' } : {}),
    });
    if (status < 300) model.tickets.set(data.user.userId, data.ticket.listenToken);
    return { status, data };
  },
  refresh: (model, { pick }) => {
    const user = pick % 2 ? chooseUser(model, pick) : undefined;
    const outcome = model.call('POST', `/user/refresh${user === undefined ? '' : `?userId=${user}`}`);
    if (outcome.status < 300) model.tickets.set(user ?? 'merchant', outcome.data.ticket.listenToken);
    return outcome;
  },
  tokens: (model, { pick, amount }) =>
    model.call('POST', '/user/withdraw', {
      userId: chooseUser(model, pick),
      merchantOrderNo: model.number,
      chainType: 'TRON',
      amount: { value: amount, currency: pick === 5 ? 'USDC' : 'USDT' },
      toAddress: choose([ADDRESSES[0], ADDRESSES[0], ADDRESSES[0], ADDRESSES[1], ADDRESSES[2]], pick),
    }),
} satisfies Record<string, Action>;
