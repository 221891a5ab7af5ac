import { autoUpdate, computePosition, flip, inline, offset, shift } from '@floating-ui/dom';

const DISTANCE_PX = 6;
const MARGIN_PX = 8;

/**
 * Keeps a popover below an element, or above it where there is no room below: never over the element, never outside of the window. Returns
 * how to stop.
 */
export function placeBeside(popover: HTMLElement, element: Element): () => void {
  const place = async () => {
    const { x, y } = await computePosition(element, popover, {
      strategy: 'fixed',
      placement: 'bottom-start',
      // `inline`: a link may be wrapped, and then has two boxes.
      middleware: [inline(), offset(DISTANCE_PX), flip({ padding: MARGIN_PX }), shift({ padding: MARGIN_PX })],
    });
    popover.style.insetInlineStart = `${x}px`;
    popover.style.insetBlockStart = `${y}px`;
  };
  return autoUpdate(element, popover, () => void place());
}
