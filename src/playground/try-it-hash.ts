/** The fragment under which the dialog is open. */
export const TRY_IT_HASH = '#try-it';

export function readTryItHash(): boolean {
  return location.hash === TRY_IT_HASH;
}
