/** What Scalar's toast library marks its messages with. */
const FAILURE = '[data-sonner-toast][data-type="error"]';

let notice: HTMLElement | undefined;

/**
 * Keeps the words of a failed request, which Scalar shows for three seconds, until they are dismissed or the next request is sent. In the
 * top layer, because the client is a layer of its own above the page.
 */
export function persistFailures(closeLabel: string): void {
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll<HTMLElement>(FAILURE)) {
      if (toast.dataset.noticed !== undefined) continue;
      toast.dataset.noticed = '';
      show(toast.textContent?.trim() ?? '', closeLabel);
    }
  }).observe(document.body, { childList: true, subtree: true });
}

export function clearFailure(): void {
  notice?.remove();
  notice = undefined;
}

function show(text: string, closeLabel: string): void {
  clearFailure();
  notice = document.createElement('div');
  notice.className = 'notice';
  notice.role = 'alert';
  notice.popover = 'manual';
  const words = document.createElement('p');
  words.textContent = text;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'icon-button icon-button--small';
  const cross = document.createElement('i');
  cross.className = 'mask-icon icon-x';
  close.append(cross);
  close.ariaLabel = closeLabel;
  // Before the focus trap of the client, which takes presses outside of itself.
  for (const type of ['pointerdown', 'mousedown', 'touchstart']) close.addEventListener(type, stop);
  close.addEventListener('click', clearFailure);
  notice.append(words, close);
  document.body.append(notice);
  notice.showPopover();
}

function stop(event: Event): void {
  event.stopPropagation();
}
