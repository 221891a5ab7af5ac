/** Groups of points in the order of a report, by the first letter of their ids. */
export const GROUPS = [
  { id: 'signing', letters: 'ST' },
  { id: 'retries', letters: 'IRU' },
  { id: 'orders', letters: 'FCMO' },
  { id: 'connections', letters: 'WP' },
] as const;
