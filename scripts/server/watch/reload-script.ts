/**
 * What a page of the watched site runs besides: it loads itself anew after a change, where the reader was, shows what keeps the content from
 * being compiled, and at the edge what a build would refuse. Styles are set by script, which the policy of the page allows.
 */
export const RELOAD_SCRIPT = `
const events = new EventSource(new URL('events', document.currentScript.src));
function create(name, background) {
  const element = document.createElement(name);
  Object.assign(element.style, {
    position: 'fixed', inset: 'auto 0 0', zIndex: 1000, margin: 0, padding: '8px 16px', maxHeight: '50vh', overflow: 'auto',
    background, color: '#fff', font: '14px/1.5 ui-monospace, monospace', whiteSpace: 'pre-wrap',
  });
  return element;
}
const note = create('pre', '#7a1f1f');
note.setAttribute('role', 'alert');
const warnings = create('details', '#3b2f0b');
const [summary, list] = ['summary', 'div'].map((name) => warnings.appendChild(document.createElement(name)));
events.addEventListener('changed', () => location.reload());
events.addEventListener('errors', ({ data }) => {
  note.textContent = JSON.parse(data).join('\\n\\n');
  document.body.append(note);
});
events.addEventListener('warnings', ({ data }) => {
  const texts = JSON.parse(data);
  summary.textContent = texts.length === 1 ? '1 warning' : texts.length + ' warnings';
  list.textContent = texts.join('\\n\\n');
  if (texts.length > 0) document.body.append(warnings);
  else warnings.remove();
});
// The server was started again: it may have another site.
let wasClosed = false;
events.onerror = () => { wasClosed = true; };
events.onopen = () => { if (wasClosed) location.reload(); };
`;
