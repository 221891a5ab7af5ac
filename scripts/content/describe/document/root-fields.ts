import type { ApiDocument } from '../../read/api.ts';
import type { Context } from '../context.ts';
import { exists, type Located, member } from '../located.ts';

/** Versions that are read; a later one may mean something else by the same words. */
const VERSIONS = { openapi: /^3\.[0-2]\.\d+(-.+)?$/, asyncapi: /^(2\.[0-6]|3\.[01])\.\d+(-.+)?$/ };
const SPOKEN = { openapi: '3.0 to 3.2', asyncapi: '2.0 to 3.1' };

/** Warns of what a document says wrongly of itself, or not at all. */
export function warnAboutRoot(context: Context, root: Located, kind: ApiDocument['kind']): void {
  const { value, pointer } = member(root, kind);
  const version = String(value);
  const isShort = VERSIONS[kind].test(`${version}.0`);
  if (!VERSIONS[kind].test(version))
    context.warn(
      pointer,
      `"${version}" is not a known version of ${kind}: the document is read as one of ${SPOKEN[kind]}`,
      isShort ? `Write "${version}.0".` : undefined,
    );
  const title = member(member(root, 'info'), 'title');
  if (!exists(title))
    context.warn(
      member(root, 'info').pointer,
      'The document has no title: the name of its file is shown',
      'Write info.title.',
    );
}
