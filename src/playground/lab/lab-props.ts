import type { Block } from '../../model/page.ts';

/** `blocks`: the page that the lab is opened on, which has what the contract says of its subject. */
export type LabProps = { blocks: Block[]; locale: string; onClose: () => void };
