import { IMAGE_ZOOM_SCROLL_OFFSET_PX } from '../site/limits.ts';

/**
 * Opens the image of a link in a dialog that fills the window. Escape, a press anywhere, scrolling further than the limit and a change of
 * the window's size close it; the browser gives the focus back to the link.
 */
export function zoom(link: HTMLAnchorElement): void {
  const small = link.querySelector('img');
  if (!small) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.ariaLabel = small.alt;
  dialog.append(closeButton(link.dataset.zoom ?? '', small));
  document.body.append(dialog);

  const stop = new AbortController();
  const start = scrollY;
  const close = () => dialog.close();
  const { signal } = stop;
  dialog.addEventListener('click', close, { signal });
  addEventListener('resize', close, { signal });
  const closeWhenAway = () => Math.abs(scrollY - start) > IMAGE_ZOOM_SCROLL_OFFSET_PX && close();
  addEventListener('scroll', closeWhenAway, { signal, passive: true });
  dialog.addEventListener('close', () => {
    stop.abort();
    dialog.remove();
  });
  dialog.showModal();
}

/** The image is the button that closes it, so that there is something to focus. */
function closeButton(label: string, { src, alt }: HTMLImageElement): HTMLButtonElement {
  const image = document.createElement('img');
  image.src = src;
  image.alt = alt;
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = label;
  button.append(image);
  return button;
}
