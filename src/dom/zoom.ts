import { required } from '../../packages/base/invariant.ts';
import { IMAGE_ZOOM_SCROLL_OFFSET_PX } from '../model/limits.ts';

/**
 * Opens the picture of a control in a dialog that fills the window: the image inside the link, or the drawing of the figure that the
 * button is in. Escape, a press anywhere, scrolling further than the limit and a change of the window's size close it; the browser
 * gives the focus back to the control.
 */
export function zoom(control: HTMLElement): void {
  const picture = control.querySelector('img') ?? control.closest('figure')?.querySelector('svg');
  if (!picture) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.ariaLabel =
    picture instanceof HTMLImageElement
      ? picture.alt
      : required(picture.querySelector('title')?.textContent, 'A drawing has a title.');
  dialog.append(
    closeButton(required(control.dataset.zoom, 'A control that zooms names the way back.')),
    getCopy(picture),
  );
  document.body.append(dialog);

  const stop = new AbortController();
  // Not `scrollY`: the browser changes that as well when something above gets its real height, and holds what is seen in its place.
  const getTop = () => control.getBoundingClientRect().top;
  const start = getTop();
  const close = () => dialog.close();
  const { signal } = stop;
  dialog.addEventListener('click', close, { signal });
  addEventListener('resize', close, { signal });
  const closeWhenAway = () => Math.abs(getTop() - start) > IMAGE_ZOOM_SCROLL_OFFSET_PX && close();
  addEventListener('scroll', closeWhenAway, { signal, passive: true });
  dialog.addEventListener('close', () => {
    stop.abort();
    dialog.remove();
  });
  dialog.showModal();
}

/** Its links are plain text: a press anywhere closes the dialog. */
function getCopy(picture: HTMLImageElement | SVGSVGElement): Node {
  if (picture instanceof HTMLImageElement) {
    const image = document.createElement('img');
    image.src = picture.src;
    image.alt = picture.alt;
    return image;
  }
  const drawing = picture.cloneNode(true);
  if (drawing instanceof SVGSVGElement)
    for (const link of drawing.querySelectorAll('a')) link.replaceWith(...link.childNodes);
  return drawing;
}

function closeButton(label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'icon-button';
  button.ariaLabel = label;
  button.title = label;
  const icon = document.createElement('i');
  icon.className = 'mask-icon icon-x';
  button.append(icon);
  return button;
}
