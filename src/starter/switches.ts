/** `?sidebar=0` and its like hide a part of the frame: `<html data-no="sidebar">`, which the style reads. */
export function restoreSwitches(): void {
  const query = new URLSearchParams(location.search);
  const hidden = ['navbar', 'sidebar', 'outline', 'footer'].filter((part) => query.get(part) === '0');
  if (hidden.length > 0) document.documentElement.dataset.no = hidden.join(' ');
}
