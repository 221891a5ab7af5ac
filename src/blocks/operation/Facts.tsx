import type { ReactNode } from 'react';

export type FactEntry = [label: string, value: ReactNode];

/** Short facts below the address; those without a value are left out. */
export function Facts({ entries }: { entries: FactEntry[] }) {
  const shown = entries.filter(([, value]) => value !== undefined && value !== '');
  if (shown.length === 0) return null;
  return (
    <dl className="facts">
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
