import type { Holder } from '../contract/schemas.ts';

/** A holder as the API shows it; of the document number only a digest is stored. */
export type HolderRecord = { holder: Omit<Holder, 'cardCount'>; documentDigest: string };
