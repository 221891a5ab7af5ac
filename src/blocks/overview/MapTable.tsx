import { useText } from '../../hooks/use-text.ts';
import { type IdentifierMap, listIdentifiers } from '../../model/identifier-map.ts';
import { TableFrame } from '../prose/TableFrame.tsx';
import { CallLinks } from './CallLinks.tsx';
import { IdentifierName } from './IdentifierName.tsx';

type MapTableProps = { map: IdentifierMap; have: ReadonlySet<number> };

/** What the map shows, in words. */
export function MapTable({ map, have }: MapTableProps) {
  const { t } = useText();
  return (
    <TableFrame label={t('blocks:overview.words')} className="table-frame table-frame--rows">
      <thead>
        <tr>
          <th scope="col">{t('blocks:overview.identifier')}</th>
          <th scope="col">{t('blocks:overview.from')}</th>
          <th scope="col">{t('blocks:overview.usedBy')}</th>
        </tr>
      </thead>
      <tbody>
        {listIdentifiers(map).map(({ identifier, position }) => (
          <tr key={identifier.id} className={have.has(position) ? 'is-chosen' : undefined}>
            <td>
              <IdentifierName identifier={identifier} />
            </td>
            <td data-label={t('blocks:overview.from')}>
              <CallLinks pages={map.calls.flatMap(({ page, gives }) => (gives.includes(position) ? [page] : []))} />
            </td>
            <td data-label={t('blocks:overview.usedBy')}>
              <CallLinks
                pages={map.calls.flatMap(({ page, takes }) =>
                  takes.some((taken) => taken.identifier === position) ? [page] : [],
                )}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
