/** Resolves when the browser is idle (`requestIdleCallback`, where there is one). */
export function idle(): Promise<void> {
  const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 50));
  return new Promise((resolve) => whenIdle(() => resolve()));
}
