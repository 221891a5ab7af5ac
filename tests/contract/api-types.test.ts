import { describe, expectTypeOf, it } from 'vitest';
import type { ApiMethod, Parameters, RequestBody, ResponseBody, ResponseData } from '../../src/protocol/api-types.ts';

// Checked by `npm run types`: what is wrong here does not compile.
describe('the types of the contract', () => {
  it('include the methods of a path', () => {
    expectTypeOf<ApiMethod<'/v2/card/open'>>().toEqualTypeOf<'post'>();
    expectTypeOf<ApiMethod<'/v2/card/{cardId}'>>().toEqualTypeOf<'get' | 'delete'>();
    // @ts-expect-error there is no GET /v2/card/open
    expectTypeOf<RequestBody<'/v2/card/open', 'get'>>().toBeNever();
    // @ts-expect-error there is no such path
    expectTypeOf<ApiMethod<'/v2/card/close'>>().toBeNever();
  });

  it('include the body of a request', () => {
    type OpenCard = RequestBody<'/v2/card/open', 'post'>;

    expectTypeOf<OpenCard['cardManageId']>().toEqualTypeOf<string>();
    expectTypeOf<OpenCard['initialAmount']>().toEqualTypeOf<{ value: string; currency: string }>();
    expectTypeOf<RequestBody<'/v2/biz/wallet', 'get'>>().toBeNever();
    // @ts-expect-error amounts are texts
    const wrong: OpenCard['initialAmount'] = { value: 100, currency: 'USD' };
    expectTypeOf(wrong).not.toBeAny();
  });

  it('include the data of a response', () => {
    type Order = ResponseData<'/v2/card/open', 'post'>;

    expectTypeOf<Order['orderId']>().toEqualTypeOf<string>();
    expectTypeOf<ResponseBody<'/v2/card/open', 'post', 202>['code']>().toEqualTypeOf<0>();
    // @ts-expect-error an order has no such member
    expectTypeOf<Order['colour']>().toBeNever();
  });

  it('include the parameters of a call', () => {
    expectTypeOf<Parameters<'/v2/card/{cardId}', 'get', 'path'>['cardId']>().toEqualTypeOf<string>();
    expectTypeOf<Parameters<'/user/withdraw', 'post', 'query'>>().not.toBeNever();
  });
});
