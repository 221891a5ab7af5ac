import type { Method } from '../../../../src/model/method.ts';
import type { Download } from '../../../../src/model/operation.ts';
import type { Located } from '../located.ts';

/** Where an operation is in its document. */
export type OperationSource = {
  id: string;
  method: Method;
  /** Path template, or the name of a webhook. */
  path: string;
  isWebhook: boolean;
  operation: Located;
  pathItem: Located;
  tag: string;
  /** Of a callback: its name, a title where the operation has none of its own. */
  callback?: string;
  downloads: Download[];
  /** Callbacks of an operation, or the operation that a callback belongs to. */
  connected?: { kind: 'callback' | 'callbackOf'; id: string; words: string }[];
};
