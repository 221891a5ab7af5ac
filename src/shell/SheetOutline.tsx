import { useId } from 'react';
import type { OutlineSection } from '../dom/read-outline.ts';
import { useText } from '../hooks/use-text.ts';

/** The first group of the sidebar on a phone, which has no bar for an outline: where the reader is on the page. */
export function SheetOutline({ title, sections }: { title: string | undefined; sections: OutlineSection[] }) {
  const { t } = useText();
  const headId = useId();
  if (sections.length === 0) return null;
  return (
    <section className="sidebar__outline" aria-labelledby={headId}>
      <p id={headId} className="sidebar__head">
        {title ?? t('page.outline')}
      </p>
      <ul>
        {sections.map(({ href, text, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
