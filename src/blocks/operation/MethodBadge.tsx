import type { Method } from '../../model/method.ts';

type MethodBadgeProps = { method: Method | 'WS'; variant?: 'bare' | 'lg' };

/** The method in words and colour. */
export function MethodBadge({ method, variant }: MethodBadgeProps) {
  return <span className={`m ${method.toLowerCase()}${variant ? ` m--${variant}` : ''}`}>{method}</span>;
}
