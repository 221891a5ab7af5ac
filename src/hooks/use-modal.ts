import { type RefObject, useLayoutEffect } from 'react';
import { lockPageScroll } from '../dom/page-scroll.ts';

/** Shows a native dialog as long as its component is there: the page behind it is inert and does not scroll. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const unlock = lockPageScroll();
    return () => {
      unlock();
      // Removing an open dialog would not give the focus back.
      element?.close();
    };
  }, [dialog]);
}
