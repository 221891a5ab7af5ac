import type { Page } from 'playwright/test';

/**
 * Records every node that is added to or removed from the app after the parser is done. Call before `goto`, then read with
 * `structureChanges`.
 */
export async function observeStructure(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const changes: string[] = [];
      Object.assign(window, { structureChanges: changes });
      const describe = (node: Node) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : `${node.nodeName} ${node.nodeValue}`;
      const observer = new MutationObserver((records) => {
        for (const { addedNodes, removedNodes, target } of records) {
          // Panels of other tabs, which deferred samples fill: nobody sees it.
          if (target instanceof Element && target.closest('[hidden]')) continue;
          // Live regions of screen readers: made to change.
          if (target instanceof Element && target.id === 'announcer') continue;
          for (const node of addedNodes) changes.push(`added ${describe(node)}`);
          for (const node of removedNodes) changes.push(`removed ${describe(node)}`);
        }
      });
      const app = document.getElementById('app');
      if (app) observer.observe(app, { childList: true, subtree: true });
    });
  });
}

export async function structureChanges(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    'structureChanges' in window ? (window.structureChanges as string[]) : ['not observed'],
  );
}
