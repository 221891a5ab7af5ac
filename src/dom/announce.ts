/**
 * Has screen readers read a text. `source` is the control that caused it: behind a modal dialog the page is inert, with its live region too, so a
 * dialog has one of its own (`src/ui/Announcer.tsx`).
 */
export function announce(text: string, source?: Element): void {
  const region = source?.closest('dialog')?.querySelector('[data-announcer]') ?? document.getElementById('announcer');
  if (region) region.textContent = text;
}
