import { required } from '../../../packages/base/invariant.ts';

/** Text as the content of an element. Not for attributes: quotes stay as they are. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) =>
    required(ENTITIES[character], 'The pattern lists the characters of the table.'),
  );
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
