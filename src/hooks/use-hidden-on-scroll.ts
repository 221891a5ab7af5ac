import { useEffect, useState } from 'react';

/** Smaller moves are a trembling hand. */
const THRESHOLD_PX = 8;

/** Whether the reader scrolls down, away from the top: then a bar in the mode `auto` hides. The slightest way up shows it again. */
export function useHiddenOnScroll(isEnabled: boolean): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    if (!isEnabled) return;
    let last = scrollY;
    const handleScroll = () => {
      const moved = scrollY - last;
      if (scrollY > 0 && Math.abs(moved) < THRESHOLD_PX) return;
      setHidden(scrollY > 0 && moved > 0);
      last = scrollY;
    };
    addEventListener('scroll', handleScroll, { passive: true });
    return () => removeEventListener('scroll', handleScroll);
  }, [isEnabled]);
  return isEnabled && isHidden;
}
