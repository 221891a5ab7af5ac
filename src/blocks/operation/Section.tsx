import type { ReactNode } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { SectionId } from '../../model/sections.ts';
import { Permalink } from '../../ui/Permalink.tsx';
import { ExpandAll } from '../schema/ExpandAll.tsx';

type SectionProps = { id: SectionId; note?: ReactNode; isFoldable?: boolean; children: ReactNode };

/** A section of a reference page: its title from the interface strings, a note at the end of the line, its content. */
export function Section({ id, note, isFoldable, children }: SectionProps) {
  const { t } = useText();
  const title = t(`section.${id}`);
  return (
    <section className="page-section" id={id}>
      <h2>
        {title}
        <Permalink id={id} name={title} />
        {note && <small>{note}</small>}
      </h2>
      {isFoldable && <ExpandAll isBesideTitle={!note} />}
      {children}
    </section>
  );
}
