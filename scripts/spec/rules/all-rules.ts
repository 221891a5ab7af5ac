import { catalogueConsistent } from './catalogue-consistent.ts';
import { componentsUsed } from './components-used.ts';
import { enumDescribed } from './enum-described.ts';
import { errorExamples } from './error-examples.ts';
import { moneySchema } from './money-schema.ts';
import { namesExist } from './names-exist.ts';
import { noOpenapi30 } from './no-openapi-3.0.ts';
import { operationDescribed } from './operation-described.ts';
import { operationErrors } from './operation-errors.ts';
import { pagesExist } from './pages-exist.ts';
import { propertiesDocumented } from './properties-documented.ts';
import type { Rule } from './rule.ts';
import { statesConnected } from './states-connected.ts';
import { successExample } from './success-example.ts';

/** Our own rules by the names that `.spectral.yaml` uses for their functions. */
export const RULES: Readonly<Record<string, Rule>> = {
  catalogueConsistent,
  componentsUsed,
  enumDescribed,
  errorExamples,
  moneySchema,
  namesExist,
  noOpenapi30,
  operationDescribed,
  operationErrors,
  pagesExist,
  propertiesDocumented,
  statesConnected,
  successExample,
};
