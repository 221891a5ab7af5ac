import type { Block } from '../model/page.ts';
import { Icon } from '../ui/Icon.tsx';

/**
 * The primary action of a page that documents no operation but has a lab: it opens the lab, as the link within the page does. On a page with an operation
 * that is "Try it".
 */
export function LabAction({ blocks }: { blocks: Block[] }) {
  const lab = blocks.find((block) => block.kind === 'lab');
  if (!lab || blocks.some(({ kind }) => kind === 'operation')) return null;
  return (
    <a className="button button--primary try-it-link" href={`#${lab.lab}`} aria-haspopup="dialog">
      <Icon name="play" />
      {lab.title}
    </a>
  );
}
