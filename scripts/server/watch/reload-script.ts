/**
 * What a page of the watched site runs besides: it loads itself anew after a change, where the reader was, and shows what keeps the content
 * from being compiled. Its styles are set by script, which the policy of the page allows.
 */
export const RELOAD_SCRIPT = `
const address = new URL('events', document.currentScript.src);
const note = document.createElement('pre');
note.setAttribute('role', 'alert');
Object.assign(note.style, {
  position: 'fixed', inset: 'auto 0 0', zIndex: 1000, margin: 0, padding: '16px', maxHeight: '50vh', overflow: 'auto',
  background: '#7a1f1f', color: '#fff', font: '14px/1.5 ui-monospace, monospace', whiteSpace: 'pre-wrap',
});
const events = new EventSource(address);
events.addEventListener('changed', () => location.reload());
events.addEventListener('errors', ({ data }) => {
  note.textContent = JSON.parse(data).join('\\n\\n');
  document.body.append(note);
});
// The server was started again: it may have another site.
let wasClosed = false;
events.onerror = () => { wasClosed = true; };
events.onopen = () => { if (wasClosed) location.reload(); };
`;
