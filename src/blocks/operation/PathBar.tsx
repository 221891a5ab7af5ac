import { useText } from '../../hooks/use-text.ts';
import type { Method } from '../../model/method.ts';
import type { Server } from '../../model/operation.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { MethodBadge } from './MethodBadge.tsx';

type PathBarProps = { method: Method | 'WS'; path: string; server: Server | undefined };

/** Method and address. A phone shows the path alone; what is copied is always the full URL. */
export function PathBar({ method, path, server }: PathBarProps) {
  const { t } = useText();
  const host = server?.url.replace(/\/$/, '') ?? '';
  return (
    <div className="endpoint-bar">
      <MethodBadge method={method} variant="large" />
      <code translate="no">
        <span>{host}</span>
        {path.split(/(\{[^}]*\})/).map((part) => (part.startsWith('{') ? <var key={part}>{part}</var> : part))}
      </code>
      <CopyButton className="icon-button" text={host + path} label={t('operation.copyAddress')} />
    </div>
  );
}
