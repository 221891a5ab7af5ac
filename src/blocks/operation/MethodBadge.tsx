import type { Method } from '../../model/method.ts';

type MethodBadgeProps = { method: Method | 'WS'; variant?: 'bare' | 'large' };

/** The method in words and colour. */
export function MethodBadge({ method, variant }: MethodBadgeProps) {
  return (
    <span className={`method method--${method.toLowerCase()}${variant ? ` method--${variant}` : ''}`}>{method}</span>
  );
}
