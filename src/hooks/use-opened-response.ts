import { useEffect, useRef } from 'react';

/** What the reader opened in the text: a status, or an error by its code. */
export type OpenedResponse = { status: string } | { code: string };

/** Calls back when the reader opens a response, presses the row of an error, or follows a link to one. */
export function useOpenedResponse(onOpen: (opened: OpenedResponse) => void): void {
  const latest = useRef(onOpen);
  useEffect(() => {
    latest.current = onOpen;
  });
  useEffect(() => {
    const readClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const response = target.closest('summary')?.parentElement;
      if (response instanceof HTMLDetailsElement && response.dataset.status && !response.open)
        latest.current({ status: response.dataset.status });
      open(target.closest('tr')?.id);
    };
    const readHash = () => open(location.hash.slice(1));
    const open = (id = '') => {
      const [, code] = /^error-(\d+)$/.exec(id) ?? [];
      if (code) latest.current({ code });
    };
    readHash();
    document.addEventListener('click', readClick);
    addEventListener('hashchange', readHash);
    return () => {
      document.removeEventListener('click', readClick);
      removeEventListener('hashchange', readHash);
    };
  }, []);
}
