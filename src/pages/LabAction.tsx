import type { Block } from '../model/page.ts';
import { findPrimaryLab } from '../model/primary-lab.ts';
import { Icon } from '../ui/Icon.tsx';

/** The primary action of a page that documents no operation but has a lab: it opens the lab. */
export function LabAction({ blocks }: { blocks: Block[] }) {
  const lab = findPrimaryLab(blocks);
  if (!lab) return null;
  return (
    // Its own target: Chromium takes the focus from a link whose fragment is another element, and a closed lab could not give it back.
    <a id={lab.lab} className="button button--primary try-it-link" href={`#${lab.lab}`} aria-haspopup="dialog">
      <Icon name="play" />
      {lab.title}
    </a>
  );
}
