import { useEnvironment } from '../../hooks/use-environment.ts';
import { useText } from '../../hooks/use-text.ts';
import type { Badge } from '../../model/method.ts';
import { getBaseAddress, type Server } from '../../model/operation.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { MethodBadge } from '../../ui/MethodBadge.tsx';
import { EnvironmentSwitch } from './EnvironmentSwitch.tsx';

type PathBarProps = { method: Badge; path: string; servers: Server[] };

/**
 * Method and address, in the environment of the reader's choice. The host shrinks, the path never; a phone shows the path alone, if there is
 * one. What is copied is always the full URL.
 */
export function PathBar({ method, path, servers }: PathBarProps) {
  const { t } = useText();
  const { server } = useEnvironment(servers);
  const host = getBaseAddress(server);
  const [scheme = ''] = /^[\w+.-]+:\/\//.exec(host) ?? [];
  return (
    <div className="endpoint-bar">
      <MethodBadge method={method} variant="large" />
      <code translate="no">
        {path === '' ? (
          <b>{host}</b>
        ) : (
          <>
            <span title={host}>
              <i>{scheme}</i>
              {host.slice(scheme.length)}
            </span>
            <b>
              {path.split(/(\{[^{}]*\})/).map((part) => (part.startsWith('{') ? <var key={part}>{part}</var> : part))}
            </b>
          </>
        )}
      </code>
      <EnvironmentSwitch servers={servers} />
      <CopyButton className="icon-button" text={host + path} label={t('operation.copyAddress')} />
    </div>
  );
}
