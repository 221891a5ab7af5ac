import type { IconName } from '../../.generated/icons.ts';
import { Icon } from '../ui/Icon.tsx';

/** What an entry of the page menu does, and below what it leads to. */
export function MenuText({ icon, note, children }: { icon: IconName; note: string; children: string }) {
  return (
    <>
      <Icon name={icon} />
      <span>
        {children}
        <small>{note}</small>
      </span>
    </>
  );
}
