/**
 * Address, version and date on each printed sheet, with its number. Margin boxes of `@page` know no attributes and no variables of the document, so
 * the rule is written when the page is printed. Returns how to stop.
 */
export function listenForPrint(words: string[]): () => void {
  const sheet = new CSSStyleSheet();
  const stop = new AbortController();
  const { signal } = stop;
  const write = () => {
    const text = JSON.stringify([location.origin + location.pathname, ...words].join(' · '));
    const font = 'font: 8pt sans-serif; color: #555;';
    sheet.replaceSync(
      `@page { margin: 18mm 14mm; @bottom-left { content: ${text}; ${font} } @bottom-right { content: counter(page) " / " counter(pages); ${font} } }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  };
  const remove = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
  addEventListener('beforeprint', write, { signal });
  addEventListener('afterprint', remove, { signal });
  return () => {
    stop.abort();
    remove();
  };
}
