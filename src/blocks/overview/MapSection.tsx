import type { KeyboardEvent } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { type IdentifierMap, listIdentifiers } from '../../model/identifier-map.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CallLinks } from './CallLinks.tsx';
import { IdentifierName } from './IdentifierName.tsx';
import { MapPicture } from './MapPicture.tsx';
import { MapTable } from './MapTable.tsx';
import type { Identifiers } from './use-identifiers.ts';

type MapSectionProps = { map: IdentifierMap; identifiers: Identifiers };

/** Which identifier comes from where and goes where: as a picture on wide screens, in words everywhere. What the reader has lights it. */
export function MapSection({ map, identifiers }: MapSectionProps) {
  const { t } = useText();
  const { have, toggle, clear } = identifiers;
  const clearOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && have.size > 0) clear();
  };
  return (
    <section className="map" aria-label={t('blocks:overview.map')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a line of buttons everywhere. */}
      <div className="map__have" role="group" aria-label={t('blocks:overview.have')} onKeyDown={clearOnEscape}>
        <b>{t('blocks:overview.have')}</b>
        {listIdentifiers(map).map(({ identifier, position }) => (
          <button
            key={identifier.id}
            type="button"
            className="chip"
            aria-pressed={have.has(position)}
            onClick={() => toggle(position)}
          >
            <IdentifierName identifier={identifier} />
          </button>
        ))}
        {have.size > 0 && (
          <button type="button" className="chip chip--plain" onClick={clear}>
            {t('blocks:overview.clear')}
          </button>
        )}
      </div>
      <p className="map__result" role="status">
        {describeChoice(map, identifiers, t)}
      </p>
      <MapPicture map={map} identifiers={identifiers} />
      <details className="disclosure map__words" suppressHydrationWarning>
        <summary>
          <Icon name="chevron" />
          {t('blocks:overview.words')}
        </summary>
        <MapTable map={map} have={have} />
      </details>
      {map.others.length > 0 && (
        <p className="map__foot">
          {t('blocks:overview.others')}
          <CallLinks pages={map.others} />
        </p>
      )}
    </section>
  );
}

type Text = ReturnType<typeof useText>['t'];

/** How many calls are possible now, how many need more, and what they give. */
function describeChoice({ identifiers }: IdentifierMap, { have, choice }: Identifiers, t: Text): string {
  if (have.size === 0) return '';
  const ready = choice.states.filter((state) => state === 'ready').length;
  const partial = choice.states.filter((state) => state === 'partial').length;
  const given = identifiers.flatMap(({ name }, index) => (choice.given.has(index) ? [name] : []));
  return [
    t('blocks:overview.readyCount', { count: ready }),
    partial > 0 ? t('blocks:overview.partialCount', { count: partial }) : '',
    given.length > 0 ? t('blocks:overview.given', { names: [...new Set(given)].join(t('separator.list')) }) : '',
  ]
    .filter(Boolean)
    .join(t('blocks:overview.space'));
}
