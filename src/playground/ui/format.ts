/** `08:00:10`, in UTC as all times of the contract. */
export function formatTime(time: number): string {
  return new Date(time).toISOString().slice(11, 19);
}

/** `2026-01-15`. */
export function formatDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** `4 ms`; what took less than one counts as one. */
export function formatDuration(milliseconds: number): string {
  return `${Math.max(1, Math.round(milliseconds))} ms`;
}
