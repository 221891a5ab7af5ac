import { useEffect } from 'react';

/**
 * Shows an image as large as the window when its link (`a[data-zoom]`) is followed. What does it is loaded then; without it the link
 * leads to the image file. Listens on the document: the article may not be hydrated yet.
 */
export function useImageZoom(): void {
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-zoom]') : null;
      if (!link || !isPlain) return;
      event.preventDefault();
      import('./image-zoom.ts').then(
        ({ zoom }) => zoom(link),
        () => location.assign(link.href),
      );
    };
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, []);
}
