/** Class of a status code: its dot is green, brass from 400 on, red from 500 on. The number stands beside it. */
export function statusClass(status: string): string {
  if (status.startsWith('5')) return 'st st--5';
  return status.startsWith('2') || status.startsWith('3') ? 'st' : 'st st--4';
}
