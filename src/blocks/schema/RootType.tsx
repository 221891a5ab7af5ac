import type { SchemaNode } from '../../model/schema.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';

type RootTypeProps = { schema: SchemaNode; mediaType?: string };

/** What a whole body or message is: its media type, and its type where it is no object whose fields follow. */
export function RootType({ schema, mediaType }: RootTypeProps) {
  const { type, fields } = schema;
  if (mediaType === undefined && fields) return null;
  const href = schema.href ?? schema.items?.href ?? schema.values?.href;
  return (
    <p className="field__note root-type">
      {mediaType !== undefined && <code translate="no">{mediaType}</code>}
      {mediaType !== undefined && !fields && ' · '}
      {!fields && (href === undefined ? type : <SmartLink href={href}>{type}</SmartLink>)}
    </p>
  );
}
