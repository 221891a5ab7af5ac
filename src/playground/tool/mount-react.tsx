import { type ComponentType, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { FollowContext } from '../../navigation/PageLinks.tsx';
import { createI18n } from '../../strings/i18n.ts';
import { LinkBaseContext } from '../../ui/link-base.ts';
import { TextProvider } from '../../ui/TextProvider.tsx';
import type { DialogToolProps, InlineToolProps, Mount, ToolHost } from '../provider/tool.ts';
import { ToolBoundary } from '../state/ToolBoundary.tsx';
import { RestartBoundary } from './RestartBoundary.tsx';

/** A component as a program within a page, for providers that are bundled with the shell. */
export function mountInline(Tool: ComponentType<InlineToolProps>): Mount<InlineToolProps> {
  return (element, props, host) =>
    mountTree(element, <RestartBoundary>{createElement(Tool, props)}</RestartBoundary>, host);
}

/** The same of one that opens over the page. */
export function mountDialog(Tool: ComponentType<DialogToolProps>): Mount<DialogToolProps> {
  return (element, props, host) =>
    mountTree(element, <ToolBoundary onClose={props.onClose}>{createElement(Tool, props)}</ToolBoundary>, host);
}

/** A root of its own, with what the shell gives to its components. */
function mountTree(element: HTMLElement, children: ReactNode, { site, follow }: ToolHost): () => void {
  const root = createRoot(element);
  root.render(
    <TextProvider i18n={createI18n(site.locale)}>
      <LinkBaseContext value={site}>
        <FollowContext value={follow}>{children}</FollowContext>
      </LinkBaseContext>
    </TextProvider>,
  );
  // React may be rendering the page at this moment.
  return () => setTimeout(() => root.unmount());
}
