import { useEffect, useState } from 'react';

/** A heading counts as reached when it has come this close to the top of the window. */
const REACHED_PX = 150;

/**
 * Id of the last heading that the reader has reached; at the end of the page the very last, which may not come any closer; the
 * first one until the page has been scrolled, also on the server.
 */
export function useActiveHeading(ids: string[]): string | undefined {
  const [active, setActive] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      // Not before: below the first screen they are rendered later.
      const headings = key
        .split(' ')
        .map((id) => document.getElementById(id))
        .filter((heading) => heading !== null);
      // Measuring a heading within `content-visibility: auto` forces the layout of its section: not needed at the top.
      const reached = scrollY > 0 ? headings.filter(isReached) : [];
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      setActive((isAtEnd ? headings : reached).at(-1)?.id ?? headings[0]?.id);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(read);
    };
    schedule();
    addEventListener('scroll', schedule, { passive: true });
    return () => {
      removeEventListener('scroll', schedule);
      cancelAnimationFrame(frame);
    };
  }, [key]);
  return active;
}

function isReached(heading: HTMLElement): boolean {
  return heading.getBoundingClientRect().top < REACHED_PX;
}
