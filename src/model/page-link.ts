import type { Badge } from './method.ts';
import type { ProseNode } from './prose.ts';

/** Another page, as a link. `path` has no language and no base; `method` is `WS` for a channel. */
export type PageLink = { path: string; title: string; titleNodes?: ProseNode[]; method?: Badge };
