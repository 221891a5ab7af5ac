import type { paths as MerchantPaths } from '../../.generated/api/merchant.v2.d.ts';
import type { paths as TokenPaths } from '../../.generated/api/token.d.ts';

/** The operations of both OpenAPI documents by path and method, as generated from them. */
type ApiPaths = MerchantPaths & TokenPaths;

type ApiPath = keyof ApiPaths;

type HttpMethod = 'get' | 'put' | 'post' | 'delete' | 'patch';

/** The methods that a path has: `'post'` for `/v2/card/open`. */
export type ApiMethod<Path extends ApiPath> = {
  [Method in HttpMethod & keyof ApiPaths[Path]]: ApiPaths[Path][Method] extends { responses: unknown } ? Method : never;
}[HttpMethod & keyof ApiPaths[Path]];

type Operation<Path extends ApiPath, Method> = Method extends keyof ApiPaths[Path] ? ApiPaths[Path][Method] : never;

/** The JSON body that a call sends; `never` when it sends none. */
export type RequestBody<Path extends ApiPath, Method extends ApiMethod<Path>> =
  Operation<Path, Method> extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : never;

/** Where a call takes parameters: `path`, `query`, `header`. */
export type Parameters<Path extends ApiPath, Method extends ApiMethod<Path>, In extends 'path' | 'query' | 'header'> =
  Operation<Path, Method> extends { parameters: { [Location in In]?: infer Values } } ? NonNullable<Values> : never;

type ResponsesOf<Path extends ApiPath, Method> =
  Operation<Path, Method> extends { responses: infer Responses } ? Responses : never;

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never;

/** The JSON body of a response by status, envelope included: `ResponseBody<'/v2/card/open', 'post', 202>`. */
export type ResponseBody<
  Path extends ApiPath,
  Method extends ApiMethod<Path>,
  Status extends keyof ResponsesOf<Path, Method>,
> = JsonOf<ResponsesOf<Path, Method>[Status]>;

/** What a call returns in `data` when it succeeds. */
export type ResponseData<Path extends ApiPath, Method extends ApiMethod<Path>> =
  SuccessBody<ResponsesOf<Path, Method>> extends { data: infer Data } ? Data : never;

type SuccessBody<Responses> = JsonOf<Responses[Extract<keyof Responses, 200 | 201 | 202>]>;
