import { allowedStatus } from '../../../spectral/functions/allowed-status.js';
import { catalogueConsistent } from '../../../spectral/functions/catalogue-consistent.js';
import { componentsUsed } from '../../../spectral/functions/components-used.js';
import { enumDescribed } from '../../../spectral/functions/enum-described.js';
import { errorExamples } from '../../../spectral/functions/error-examples.js';
import { idempotencyKey } from '../../../spectral/functions/idempotency-key.js';
import { moneySchema } from '../../../spectral/functions/money-schema.js';
import { namesExist } from '../../../spectral/functions/names-exist.js';
import { noOpenapi30 } from '../../../spectral/functions/no-openapi-30.js';
import { operationDescribed } from '../../../spectral/functions/operation-described.js';
import { operationErrors } from '../../../spectral/functions/operation-errors.js';
import { pagesExist } from '../../../spectral/functions/pages-exist.js';
import { propertiesDocumented } from '../../../spectral/functions/properties-documented.js';
import { scopeSecured } from '../../../spectral/functions/scope-secured.js';
import { stateKinds } from '../../../spectral/functions/state-kinds.js';
import { statesConnected } from '../../../spectral/functions/states-connected.js';
import { successExample } from '../../../spectral/functions/success-example.js';
import { vocabulary } from '../../../spectral/functions/vocabulary.js';
import type { Rule } from '../../../spectral/rule.js';

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
