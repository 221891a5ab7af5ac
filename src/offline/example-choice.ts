/**
 * Choices of an example, which React makes elsewhere: a list has the examples that are in the page, each a panel with the words of its option. A
 * list without any is not shown.
 */
export function enableExampleChoices(): void {
  for (const list of document.querySelectorAll<HTMLSelectElement>('.panel__choice:not([data-tabs-group])')) {
    const panels = [...(list.closest('.panel')?.querySelectorAll<HTMLElement>('.panel__example') ?? [])];
    const hasPanel = ({ text }: HTMLOptionElement) => panels.some(({ dataset }) => dataset.label === text);
    for (const option of [...list.options]) if (!hasPanel(option)) option.remove();
    list.hidden = list.options.length < 2;
    list.addEventListener('change', () => {
      const chosen = list.selectedOptions[0]?.text;
      for (const panel of panels) panel.hidden = panel.dataset.label !== chosen;
    });
  }
}
