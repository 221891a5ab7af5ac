import { useEffect, useState } from 'react';
import { lockPageScroll } from '../dom/page-scroll.ts';
import { useActiveHeading } from '../hooks/use-active-heading.ts';
import { useCurrentInView } from '../hooks/use-current-in-view.ts';
import { useScrolledPast } from '../hooks/use-scrolled-past.ts';
import { useText } from '../hooks/use-text.ts';
import type { OutlineItem } from '../model/outline.ts';
import { Icon } from '../ui/Icon.tsx';

/**
 * The headings of the page and the way back to its top. One element in four positions, which the style decides: a bar that opens
 * over the samples, an open list, the end of the local bar, and, on pages without a sidebar, a bar in the text.
 */
export function Outline({ items, title }: { items: OutlineItem[]; title: string | undefined }) {
  const { t } = useText();
  const label = title ?? t('page.outline');
  const active = useActiveHeading(items.flatMap(getIds));
  const current = items.findIndex((item) => getIds(item).some((id) => id === active));
  const panel = useCurrentInView(active);
  const [isOpen, setOpen] = useState(false);
  // Also where the list is too short to scroll.
  useEffect(() => (isOpen ? lockPageScroll() : undefined), [isOpen]);
  if (items.length === 0) return null;
  return (
    <div className="dock">
      <button type="button" className="dock__button" popoverTarget="toc">
        <span className="dock__label">{label}</span>
        <span className="dock__current" title={items[current]?.text}>
          {items[current]?.text}
        </span>
        <span className="dock__steps" aria-hidden="true">
          {items.map(({ id }, index) => (
            <i key={id} className={index <= current ? 'dock__step--done' : undefined} />
          ))}
        </span>
        <Icon name="chevron" />
      </button>
      <nav
        ref={panel}
        className="dock__panel outline-list"
        id="toc"
        popover="auto"
        aria-label={label}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <span className="dock__label dock__head">{label}</span>
        <OutlineList items={items} active={active} />
      </nav>
      <ToTop />
    </div>
  );
}

/** An entry and all below it, in the order of the page. */
function getIds({ id, items }: OutlineItem): string[] {
  return [id, ...items.flatMap(getIds)];
}

/** From so far down on, a narrow page offers the way back to its top. */
const TO_TOP_PX = 400;

function ToTop() {
  const { t } = useText();
  const isShown = useScrolledPast(TO_TOP_PX);
  return (
    <a className="to-top" href="#top" aria-label={t('page.toTop')} data-shown={isShown ? '' : undefined}>
      <Icon name="up" />
      <span>{t('page.toTop')}</span>
    </a>
  );
}

function OutlineList({ items, active }: { items: OutlineItem[]; active: string | undefined }) {
  return (
    <ol>
      {items.map(({ id, text, code, items: nested }) => (
        <li key={id}>
          <a href={`#${encodeURIComponent(id)}`} aria-current={id === active ? 'location' : undefined}>
            {code ? <code translate="no">{text}</code> : text}
          </a>
          {nested.length > 0 && <OutlineList items={nested} active={active} />}
        </li>
      ))}
    </ol>
  );
}
