import type { Badge } from '../model/method.ts';

type MethodBadgeProps = { method: Badge; variant?: 'bare' | 'large' };

/** The method in words and colour. */
export function MethodBadge({ method, variant }: MethodBadgeProps) {
  return (
    <span className={`method method--${method.toLowerCase()}${variant ? ` method--${variant}` : ''}`}>{method}</span>
  );
}
