/**
 * Address, version and date on each printed sheet, with its number. Margin boxes of `@page` read no attributes and no variables of the
 * document, so the rule is written when the page is printed. The words are those of the page's foot, `[data-printed]`.
 */
export function listenToPrint(): void {
  let sheet: CSSStyleSheet | undefined;
  addEventListener('beforeprint', () => {
    const words = [...document.querySelectorAll('[data-printed]')].map(({ textContent }) => textContent);
    const text = JSON.stringify([location.origin + location.pathname, ...words].join(' · '));
    const font = 'font: 8pt sans-serif; color: #555;';
    sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `@page { @bottom-left { content: ${text}; ${font} } @bottom-right { content: counter(page) " / " counter(pages); ${font} } }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });
  addEventListener('afterprint', () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
}
