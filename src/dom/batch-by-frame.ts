/** Elements that the browser works on in one frame: some milliseconds on a slow machine. */
const ELEMENTS_AT_A_TIME = 30;

/** Elements in their order, as many together as fit into one frame; one that holds more is a portion of its own. */
export function batchByFrame(sizes: Map<HTMLElement, number>): HTMLElement[][] {
  const portions: HTMLElement[][] = [];
  let room = 0;
  for (const [element, size] of sizes) {
    if (size > room) {
      portions.push([]);
      room = ELEMENTS_AT_A_TIME;
    }
    portions.at(-1)?.push(element);
    room -= size;
  }
  return portions;
}

export function countElements(element: Element): number {
  return element.getElementsByTagName('*').length + 1;
}

export function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

export function idle(): Promise<void> {
  const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 50));
  return new Promise((resolve) => whenIdle(() => resolve()));
}
