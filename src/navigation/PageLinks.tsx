import { createContext, type MouseEvent, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { required } from '../../packages/base/invariant.ts';

export type Follow = (event: MouseEvent<HTMLAnchorElement>) => void;

/** For a tree of its own, such as that of a program (`src/playground/tool`). */
export const FollowContext = createContext<Follow | undefined>(undefined);

/** What a link to a page of this site does on click: the router takes it. Without a router around it, the browser does. */
export function useFollow(): Follow | undefined {
  return useContext(FollowContext);
}

/**
 * Hands links to the router: one handler for all links below it, the same for good. The router's own `Link` works its address out, and
 * subscribes to each change of it, link by link: `decisions/0040`.
 */
export function PageLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  const [follow] = useState(
    (): Follow => (event) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      // The attribute, because a link in a drawing has an address of another kind.
      const { pathname, search, hash } = new URL(
        required(event.currentTarget.getAttribute('href'), 'A link to a page has an address.'),
        location.href,
      );
      // A link to the page that is shown adds nothing to the history.
      void latest.current({ pathname, search, hash }, { replace: !hash && pathname === location.pathname });
    },
  );
  return <FollowContext value={follow}>{children}</FollowContext>;
}

/** Other buttons and modified clicks are the browser's: new tabs, new windows, downloads. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
