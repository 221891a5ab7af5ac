import type { KeyboardEvent } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { IdentifierMap } from '../../model/identifier-map.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';
import type { Identifiers } from './use-identifiers.ts';

type MapPictureProps = { map: IdentifierMap; identifiers: Identifiers };

const BASELINE = 4.5;

/**
 * The map as a picture: boxes are links to the pages of calls, in the order of the lanes. An identifier can be pressed, as a shortcut for
 * the button above the picture.
 */
export function MapPicture({ map, identifiers }: MapPictureProps) {
  const { t } = useText();
  const { width, height, lanes, frames, edges, boxes, pills } = map.drawing;
  const { have, choice } = identifiers;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is the scrolling frame of a picture.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard.
    <div className="map__picture" tabIndex={0} role="group" aria-label={t('blocks:overview.map')}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} data-chosen={have.size > 0 || undefined}>
        <title>{t('blocks:overview.map')}</title>
        {lanes.map(({ title, ...area }) => (
          <g key={area.y}>
            <rect className="map__lane" {...area} rx="10" />
            <text className="map__title" x={area.x + 14} y={area.y + 20}>
              {title}
            </text>
          </g>
        ))}
        {frames.map((area) => (
          <rect key={`${area.x} ${area.y}`} className="map__frame" {...area} rx="10" />
        ))}
        {edges.map(({ path, ...edge }) => (
          <path
            key={path}
            d={path}
            className={isLit(edge, identifiers) ? 'is-lit' : undefined}
            data-optional={edge.isRequired === false || undefined}
          />
        ))}
        {boxes.map(({ call, ...area }) => (
          <Box key={call} call={map.calls[call]} area={area} state={choice.states[call]} />
        ))}
        {pills.map(({ identifier, ...area }) => (
          <Pill
            key={identifier}
            name={map.identifiers[identifier]?.name ?? ''}
            area={area}
            isChosen={have.has(identifier)}
            isGiven={choice.given.has(identifier)}
            onPress={() => identifiers.toggle(identifier)}
          />
        ))}
      </svg>
    </div>
  );
}

type Edge = Omit<IdentifierMap['drawing']['edges'][number], 'path'>;

/** From an identifier that the reader has to the calls that take it, and from calls that are ready to what they give. */
function isLit({ identifier, calls, isGiven }: Edge, { have, choice }: Identifiers): boolean {
  if (!isGiven) return have.has(identifier);
  return choice.given.has(identifier) && calls.some((call) => choice.states[call] === 'ready');
}

type Area = { x: number; y: number; width: number; height: number };

type BoxProps = { call: IdentifierMap['calls'][number] | undefined; area: Area; state: string | undefined };

function Box({ call, area, state }: BoxProps) {
  if (!call) return null;
  return (
    <SmartLink href={call.page.path} className="map__call" data-state={state}>
      <rect {...area} rx="7" />
      <text x={area.x + area.width / 2} y={area.y + area.height / 2 + BASELINE}>
        {call.page.title}
      </text>
    </SmartLink>
  );
}

type PillProps = { name: string; area: Area; isChosen: boolean; isGiven: boolean; onPress: () => void };

function Pill({ name, area, isChosen, isGiven, onPress }: PillProps) {
  const pressOnKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPress();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons in a picture.
    <g
      className="map__identifier"
      role="button"
      tabIndex={-1}
      aria-pressed={isChosen}
      data-given={isGiven || undefined}
      onClick={onPress}
      onKeyDown={pressOnKey}
    >
      <rect {...area} rx={area.height / 2} />
      <text className="mono" x={area.x + area.width / 2} y={area.y + area.height / 2 + BASELINE}>
        {name}
      </text>
    </g>
  );
}
