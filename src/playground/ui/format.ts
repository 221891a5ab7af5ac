/** `08:00:10`, in UTC as all times of the contract. */
export function formatTime(time: number): string {
  return new Date(time).toISOString().slice(11, 19);
}

/** `2026-01-15`. */
export function formatDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** `08:00:10`, with the day where it is not that of the other instant. */
export function formatInstant(time: number, other = time): string {
  return formatDate(time) === formatDate(other) ? formatTime(time) : `${formatDate(time)} ${formatTime(time)}`;
}

/** `4 ms`; what took less than one counts as one. */
export function formatDuration(milliseconds: number): string {
  return `${Math.max(1, Math.round(milliseconds))} ms`;
}
