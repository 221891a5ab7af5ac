import type { LinkBase } from '../../model/links.ts';
import type { Block, ToolReference } from '../../model/page.ts';
import type { Follow } from '../../navigation/PageLinks.tsx';

/** The site around a program: its language, where its addresses begin, and what a link within it does on click. */
export type ToolHost = { site: LinkBase; follow: Follow | undefined };

/** Puts a program into an element of the page, and returns what takes it out again. */
export type Mount<Props> = (element: HTMLElement, props: Props, host: ToolHost) => () => void;

/** `server`: where the requests of its examples go. `reference`: what the documents say, for one that compares responses with them. */
export type InlineToolProps = { server: string; reference?: ToolReference };

/** `blocks`: the page that the program is opened on, which has what the documents say of its subject. */
export type DialogToolProps = { blocks: Block[]; locale: string; onClose: () => void };
