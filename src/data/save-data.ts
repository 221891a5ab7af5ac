/** Whether the reader saves data or has a slow connection: then nothing is prefetched. */
export function isSavingData(): boolean {
  const connection = 'connection' in navigator ? (navigator.connection as NetworkInformation | undefined) : undefined;
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}

/** Not in every browser, and so not in TypeScript's library. */
type NetworkInformation = { saveData?: boolean; effectiveType?: string };
