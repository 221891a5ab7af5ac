import type { Page } from 'playwright';

/** Milliseconds of one call of Try it in the page. */
export type CallFigures = {
  /** From the first hash of the request to the checked signature of the response. */
  call: number;
  /** The same without the time in which an operation of WebCrypto was under way. */
  withoutCryptography: number;
  /** From the key press to the response on the screen. */
  shown: number;
};

type Span = { start: number; end: number };

type Watched = Window & { cryptography: Span[] };

/** Runs in the page, before anything of it: notes when WebCrypto was at work. */
export function watchCryptography(): void {
  const spans: Span[] = [];
  Object.assign(window, { cryptography: spans });
  const subtle = SubtleCrypto.prototype as unknown as Record<string, (...values: unknown[]) => Promise<unknown>>;
  for (const name of ['digest', 'sign', 'verify', 'encrypt', 'decrypt', 'importKey']) {
    const original = subtle[name];
    if (!original) continue;
    subtle[name] = async function (this: SubtleCrypto, ...values) {
      const span = { start: performance.now(), end: Number.NaN };
      spans.push(span);
      try {
        return await original.apply(this, values);
      } finally {
        span.end = performance.now();
      }
    };
  }
}

/** Milliseconds from a press on the button until the dialog is on the screen. */
export function measureOpening(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const link = document.querySelector<HTMLElement>('a[href$="#try-it"]');
    if (!link) throw new Error('The page has no button for Try it.');
    const start = performance.now();
    link.click();
    while (!document.querySelector('dialog.try-it[open]')) await new Promise(requestAnimationFrame);
    // Painted: the frame after the one that it was rendered in has begun.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return performance.now() - start;
  });
}

/** The least that an opening can cost: a native dialog with one line. */
export function measureEmptyDialog(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const dialog = document.createElement('dialog');
    dialog.textContent = 'Empty';
    document.body.append(dialog);
    const start = performance.now();
    dialog.showModal();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const duration = performance.now() - start;
    dialog.remove();
    return duration;
  });
}

/** Sends the call of the open dialog once. */
export function measureCall(page: Page): Promise<CallFigures> {
  return page.evaluate(async () => {
    const { cryptography } = window as unknown as Watched;
    const form = document.querySelector<HTMLFormElement>('.request-form');
    const results = document.querySelector('.try-it__results');
    if (!form || !results) throw new Error('Try it is not open.');
    cryptography.length = 0;
    const start = performance.now();
    // Each response has tabs of its own.
    const former = results.querySelector('.response-tabs');
    const rendered = new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        const tabs = results.querySelector('.response-tabs');
        if (!tabs || tabs === former) return;
        observer.disconnect();
        resolve();
      }).observe(results, { subtree: true, childList: true });
    });
    form.requestSubmit();
    await rendered;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const shown = performance.now() - start;
    const first = Math.min(...cryptography.map((span) => span.start));
    const last = Math.max(...cryptography.map((span) => span.end));
    let busy = 0;
    let until = 0;
    for (const span of [...cryptography].sort((one, other) => one.start - other.start)) {
      busy += Math.max(0, span.end - Math.max(span.start, until));
      until = Math.max(until, span.end);
    }
    return { call: last - first, withoutCryptography: last - first - busy, shown };
  });
}
