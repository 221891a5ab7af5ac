import { type RefObject, useEffect, useRef } from 'react';
import { readStored, writeStored } from '../dom/storage.ts';
import { type LinkBase, pageUrl } from '../model/links.ts';

/**
 * A checkbox of a list on the page, ticked as it was left in this browser. Tasks are known by their position among those of the page, which
 * is the same in every language; when their number changes, none is ticked.
 */
export function useTask(site: LinkBase): { box: RefObject<HTMLInputElement | null>; store: () => void } {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { key, boxes } = getTasks(site);
    if (!box.current) return;
    const mark = readStored(key)?.[boxes.indexOf(box.current)];
    if (mark !== undefined) box.current.checked = mark === 'x';
  }, [site]);
  const store = () => {
    const { key, boxes } = getTasks(site);
    writeStored(key, boxes.map(({ checked }) => (checked ? 'x' : '-')).join(''));
  };
  return { box, store };
}

function getTasks(site: LinkBase) {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('main [data-task]')];
  const path = location.pathname.slice(pageUrl('/', site).length);
  return { key: `tasks:${path} ${boxes.length}`, boxes };
}
