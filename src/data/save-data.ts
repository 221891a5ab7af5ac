/** Whether the reader pays for bytes or waits for them: then nothing is loaded that was not asked for. */
export function isSavingData(): boolean {
  const connection = 'connection' in navigator ? (navigator.connection as NetworkInformation | undefined) : undefined;
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}

/** Not in every browser, and so not in TypeScript's library. */
type NetworkInformation = { saveData?: boolean; effectiveType?: string };
