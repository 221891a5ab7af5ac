/** A document that a rule looks at, and what it finds there: `pointer: message`. */
export type Case = { rule: string; name: string; document: string; problems: string[] };

/** A catalogue of one error that agrees with itself; the end of a document, so that more components can follow. */
export const CATALOGUE = `
components:
  schemas:
    ErrorCode:
      enum: [404101]
      x-enum-varnames: [WALLET_NOT_FOUND]
      x-enumDescriptions: { '404101': The wallet does not exist }
      x-errors: { '404101': { retry: fix, action: Check the identifier } }
      x-error-groups: { wallet: [404101] }
`;
