import { useEffect, useRef } from 'react';
import { useFollow } from '../../navigation/PageLinks.tsx';
import { useLinkBase } from '../../ui/link-base.ts';
import type { Mount } from '../provider/tool.ts';

type MountedToolProps<Props> = { mount: Mount<Props>; props: Props };

/** A program of the provider in its place. It is mounted once: a page that changes is another page. */
export function MountedTool<Props>({ mount, props }: MountedToolProps<Props>) {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const site = useLinkBase();
  const follow = useFollow();
  useEffect(() => {
    return element.current ? mount(element.current, latest.current, { site, follow }) : undefined;
  }, [mount, site, follow]);
  return <div className="mounted-tool" ref={element} />;
}
