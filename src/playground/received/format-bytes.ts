const UNITS = ['B', 'kB', 'MB', 'GB'];

/** `1.5 kB`, with 1000 bytes in a kilobyte. */
export function formatBytes(size: number): string {
  const step = size < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(size) / 3));
  const value = size / 1000 ** step;
  return `${step === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[step]}`;
}
