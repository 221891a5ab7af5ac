/** Class of a status code: its dot is green, brass from 400 on, red from 500 on. The number is beside it. */
export function statusClass(status: string): string {
  if (status.startsWith('5')) return 'status status--5xx';
  return status.startsWith('2') || status.startsWith('3') ? 'status' : 'status status--4xx';
}
