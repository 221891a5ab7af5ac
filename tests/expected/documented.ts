import { getOperations, getRecord, getTexts, readDocument } from '../contract/documents.ts';

// Read from the documents alone, without the code under test.

/** Every operation of the merchant API and of the token service. */
export const operations = ['openapi/merchant.v2.yaml', 'openapi/token.yaml'].flatMap((file) =>
  getOperations(readDocument(file)).map(({ call, operation }) => ({
    ...{ call, operation, id: String(operation.operationId) },
    pages: getTexts(operation['x-doc-pages']),
  })),
);

const { schemas } = getRecord(readDocument('openapi/common.yaml').components, 'components');

/** Names of the examples that are written by hand until a scenario records them: `noteCard.success`. */
export const unrecorded = new Set(
  ['openapi/merchant.v2.yaml', 'openapi/token.yaml'].flatMap((file) =>
    Object.entries(getRecord(getRecord(readDocument(file).components, file).examples, file)).flatMap(
      ([name, example]) => ('x-unrecorded' in getRecord(example, name) ? name : []),
    ),
  ),
);

/** The schema that is the error catalogue. */
export const catalogue = getRecord(getRecord(schemas, 'schemas').ErrorCode, 'ErrorCode');

export const errorCodes = getTexts(catalogue.enum).map(Number);
