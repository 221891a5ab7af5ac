const STYLE = `
  details {
    position: fixed; z-index: 9999; inset: auto 0 8px; box-sizing: border-box; width: fit-content;
    max-width: min(44rem, 100% - 24px); margin-inline: auto; padding: 4px 12px; border-radius: 8px; background: #3b2f0b; color: #ffe9a8; font: 13px/1.5 system-ui, sans-serif;
  }
  summary { cursor: pointer; }
  pre { max-height: 40vh; margin: 8px 0 2px; overflow: auto; font: 12px/1.5 ui-monospace, monospace; white-space: pre-wrap; }
  @media print { details { display: none; } }
`;

/**
 * Development only: a note at the edge of the page with warnings about the content, such as an outdated translation.
 * In a shadow root, so that the styles of the site and of the note leave each other alone.
 */
function showWarnings(warnings: readonly string[]): void {
  const old = document.querySelector('content-warnings');
  if (warnings.length === 0) {
    old?.remove();
    return;
  }
  const host = old ?? document.body.appendChild(document.createElement('content-warnings'));
  const root = host.shadowRoot ?? createNote(host);
  const [summary, list] = [root.querySelector('summary'), root.querySelector('pre')];
  if (summary) summary.textContent = warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`;
  if (list) list.textContent = warnings.join('\n\n');
}

function createNote(host: Element): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<style>${STYLE}</style><details><summary></summary><pre></pre></details>`;
  return root;
}

import.meta.hot?.on('content:warnings', showWarnings);
import.meta.hot?.send('content:ready');
