import { emit } from '../dom/events.ts';

/** Puts the samples of the other languages, which the archive has at the end of a page, where the program of the site would put them. */
export function fillPanels(): void {
  const list = document.querySelector<HTMLElement>('[data-tabs-group="lang"]');
  for (const { dataset, content } of document.querySelectorAll<HTMLTemplateElement>('template[data-panel]')) {
    const panels = document.querySelectorAll<HTMLElement>('[role="tabpanel"]');
    const panel = [...panels].find((one) => one.dataset.label === dataset.panel);
    if (panel && !panel.hasChildNodes()) panel.append(content);
  }
  if (list) emit('tabs:filled', list);
}
