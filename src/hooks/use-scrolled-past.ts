import { useEffect, useState } from 'react';

/** Whether the page is scrolled further than a distance; false until the browser says so. */
export function useScrolledPast(distancePx: number): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const read = () => setPast(scrollY > distancePx);
    read();
    addEventListener('scroll', read, { passive: true });
    return () => removeEventListener('scroll', read);
  }, [distancePx]);
  return isPast;
}
