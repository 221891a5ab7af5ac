/** A document that a rule looks at, and what it finds there: `pointer: message`. */
export type Case = { rule: string; name: string; document: string; problems: string[] };

/** A catalogue of two errors that agrees with itself; the end of a document, so that more components can follow. */
export const CATALOGUE = `
components:
  schemas:
    ErrorCode:
      enum: [404101, 409101]
      x-enum-varnames: [WALLET_NOT_FOUND, WALLET_STATUS_CONFLICT]
      x-enumDescriptions: { '404101': The wallet does not exist, '409101': The wallet is held }
      x-errors: { '404101': { retry: fix, action: Check the identifier }, '409101': { retry: fix, action: Read the wallet } }
      x-error-groups: { wallet: [404101] }
`;
