import type { MapIdentifier } from '../../model/identifier-map.ts';

/** The name of an identifier, with its part of the API where two have the same name. */
export function IdentifierName({ identifier: { name, area } }: { identifier: MapIdentifier }) {
  return (
    <>
      <code translate="no">{name}</code>
      {area && <small> {area}</small>}
    </>
  );
}
