import { Fragment } from 'react';
import type { Server } from '../../model/operation.ts';

/** Base address of each environment. */
export function Servers({ servers }: { servers: Server[] }) {
  return servers.map(({ url, description }, index) => (
    <Fragment key={url}>
      {index > 0 && <br />}
      <code translate="no">{url}</code>
      {description && ` ${description}`}
    </Fragment>
  ));
}

/** Whether the servers say more than the path bar does. */
export function areServersShown(servers: Server[]): boolean {
  return servers.length > 1 || Boolean(servers[0]?.description);
}
