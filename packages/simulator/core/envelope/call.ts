import type { OperationContract } from '../contract/contract-data.ts';
import type { OperationId, PathParameters, QueryParameters, RequestBody } from '../contract/schemas.ts';
import type { MessageLocale } from './locale.ts';
import type { OpenedFields } from './opened-fields.ts';

/** A request that has passed every check up to its schema. */
export type Call<Id extends OperationId> = {
  operation: OperationContract;
  path: PathParameters<Id>;
  query: QueryParameters<Id>;
  /** Undefined when the operation takes none. */
  body: RequestBody<Id>;
  reveal: boolean;
  opened: OpenedFields;
  locale: MessageLocale;
  requestId: string;
  keyId: string;
};
