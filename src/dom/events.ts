/**
 * What the inline boot script and React tell each other: events on the document, because they are two bundles. The value is the detail of
 * the event.
 */
export type SiteEvents = {
  /** From the boot script: the reader pressed a search button or Ctrl/Cmd+K. */
  'search:toggle': undefined;
  /** From React: the search listens now. */
  'search:ready': undefined;
  /** From React: panels of this tab list have their content now. */
  'tabs:filled': HTMLElement;
};

/** Dispatches an event; returns whether somebody listened. */
export function emit<Name extends keyof SiteEvents>(name: Name, detail: SiteEvents[Name]): boolean {
  return !document.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }));
}

/** Listens until the returned function is called. */
export function listen<Name extends keyof SiteEvents>(
  name: Name,
  handler: (detail: SiteEvents[Name]) => void,
): () => void {
  const handleEvent = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    event.preventDefault();
    handler(event.detail);
  };
  document.addEventListener(name, handleEvent);
  return () => document.removeEventListener(name, handleEvent);
}
