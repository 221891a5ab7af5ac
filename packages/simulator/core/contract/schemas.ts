import type { operations as ControlOperations, components as Controls } from '../../generated/types/controls.ts';
import type { components as Listen } from '../../generated/types/listen.ts';
import type {
  components as Merchant,
  operations as MerchantOperations,
  paths as MerchantPaths,
} from '../../generated/types/merchant.v2.ts';
import type {
  components as Token,
  operations as TokenOperations,
  paths as TokenPaths,
} from '../../generated/types/token.ts';

/** Those that documents share are the same in all: one of each. */
export type Schemas = Merchant['schemas'] &
  Omit<Token['schemas'], keyof Merchant['schemas']> &
  Omit<Listen['schemas'], keyof (Merchant['schemas'] & Token['schemas'])>;

/** The objects of the documents by their own names; `Schema<'Card'>` is what the API returns as a card. */
export type Schema<Name extends keyof Schemas> = Schemas[Name];

type Operations = MerchantOperations & TokenOperations;

/** Every `operationId` of the OpenAPI documents. */
export type OperationId = keyof Operations;

/** Every path of them. */
export type ApiPath = keyof (MerchantPaths & TokenPaths);

export type RequestBody<Id extends OperationId> = Body<Operations[Id]>;
export type PathParameters<Id extends OperationId> = Parameters<Operations[Id], 'path'>;
export type QueryParameters<Id extends OperationId> = Parameters<Operations[Id], 'query'>;
/** The envelope of a success or of an error; `code` is 0 in the first. */
export type ResponseBody<Id extends OperationId> = Success<Operations[Id]> | Schema<'ErrorResponse'>;
/** `data` of a success. */
export type ResponseData<Id extends OperationId> = Success<Operations[Id]>['data'];

/** Every `operationId` of `openapi/sandbox/controls.yaml`. */
export type ControlId = keyof ControlOperations;

export type ControlSchema<Name extends keyof Controls['schemas']> = Controls['schemas'][Name];
export type ControlBody<Id extends ControlId> = Body<ControlOperations[Id]>;
export type ControlPath<Id extends ControlId> = Parameters<ControlOperations[Id], 'path'>;
export type ControlData<Id extends ControlId> = Success<ControlOperations[Id]>;

type Json<Holder> = Holder extends { content: { 'application/json': infer Value } } ? Value : undefined;
type Body<Operation> = Operation extends { requestBody: infer Body }
  ? Json<Body>
  : Operation extends { requestBody?: infer Body }
    ? Json<Body> | undefined
    : undefined;
type Parameters<Operation, In extends string> = Operation extends { parameters: { [Name in In]?: infer Values } }
  ? Values extends object
    ? Values
    : Record<never, never>
  : never;
type Success<Operation> = Operation extends { responses: infer Responses }
  ? Json<Responses[keyof Responses & (200 | 201 | 202)]>
  : never;

export type Money = Schema<'Money'>;
export type Card = Schema<'Card'>;
export type CardOrder = Schema<'CardOrder'>;
export type CardProduct = Schema<'CardProduct'>;
export type Holder = Schema<'Holder'>;
export type Quote = Schema<'Quote'>;
export type PaymentOrder = Schema<'PaymentOrder'>;
export type PaymentChannel = Schema<'PaymentChannel'>;
export type ChannelField = Schema<'ChannelField'>;
export type TokenUser = Schema<'TokenUser'>;
export type Withdrawal = Schema<'Withdrawal'>;
export type Deposit = Schema<'Deposit'>;
export type ErrorDetail = Schema<'ErrorDetail'>;
export type FailureCode = Schema<'FailureCode'>;
