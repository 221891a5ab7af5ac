import { allowedStatus } from '../../../site/rules/functions/allowed-status.js';
import { catalogueConsistent } from '../../../site/rules/functions/catalogue-consistent.js';
import { componentsUsed } from '../../../site/rules/functions/components-used.js';
import { enumDescribed } from '../../../site/rules/functions/enum-described.js';
import { errorExamples } from '../../../site/rules/functions/error-examples.js';
import { idempotencyKey } from '../../../site/rules/functions/idempotency-key.js';
import { moneySchema } from '../../../site/rules/functions/money-schema.js';
import { namesExist } from '../../../site/rules/functions/names-exist.js';
import { noOpenapi30 } from '../../../site/rules/functions/no-openapi-30.js';
import { operationDescribed } from '../../../site/rules/functions/operation-described.js';
import { operationErrors } from '../../../site/rules/functions/operation-errors.js';
import { pagesExist } from '../../../site/rules/functions/pages-exist.js';
import { propertiesDocumented } from '../../../site/rules/functions/properties-documented.js';
import { scopeSecured } from '../../../site/rules/functions/scope-secured.js';
import { stateKinds } from '../../../site/rules/functions/state-kinds.js';
import { statesConnected } from '../../../site/rules/functions/states-connected.js';
import { successExample } from '../../../site/rules/functions/success-example.js';
import { vocabulary } from '../../../site/rules/functions/vocabulary.js';
import type { Rule } from '../../../site/rules/rule.js';

/** The rules by the names of their functions in `.spectral.yaml`. */
export const RULES: Readonly<Record<string, Rule>> = {
  'allowed-status': allowedStatus,
  'catalogue-consistent': catalogueConsistent,
  'components-used': componentsUsed,
  'enum-described': enumDescribed,
  'error-examples': errorExamples,
  'idempotency-key': idempotencyKey,
  'money-schema': moneySchema,
  'names-exist': namesExist,
  'no-openapi-30': noOpenapi30,
  'operation-described': operationDescribed,
  'operation-errors': operationErrors,
  'pages-exist': (document) => pagesExist(document, new Set(['/wallet'])),
  'properties-documented': propertiesDocumented,
  'scope-secured': scopeSecured,
  'state-kinds': stateKinds,
  'states-connected': statesConnected,
  'success-example': successExample,
  vocabulary: vocabulary,
};
