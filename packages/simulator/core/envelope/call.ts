import type { OperationContract } from '../contract/contract-data.ts';
import type { MessageLocale } from './locale.ts';
import type { OpenedFields } from './opened-fields.ts';

/** A request that has passed every check up to its schema. */
export type Call<Body = unknown> = {
  operation: OperationContract;
  path: Record<string, string>;
  query: Record<string, unknown>;
  /** Valid against the schema of the operation; undefined when it takes none. */
  body: Body;
  reveal: boolean;
  opened: OpenedFields;
  locale: MessageLocale;
  requestId: string;
  keyId: string;
};
