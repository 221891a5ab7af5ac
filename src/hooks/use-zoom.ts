import { useEffect } from 'react';

/**
 * Shows a picture as large as the window when its link or button (`[data-zoom]`) is used. What does it is loaded then; without it
 * a link leads to the image file. Listens on the document: the article may not be hydrated yet.
 */
export function useZoom(): void {
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-zoom]') : null;
      if (!control || !isPlain) return;
      event.preventDefault();
      import('../dom/zoom.ts').then(
        ({ zoom }) => zoom(control),
        () => control instanceof HTMLAnchorElement && location.assign(control.href),
      );
    };
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, []);
}
