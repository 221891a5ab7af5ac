import { useId } from 'react';
import { useText } from '../../../hooks/use-text.ts';
import type { RequestBody } from '../../../model/operation.ts';

type MediaTypeSelectProps = { body: RequestBody; onChoose: (mediaType: string) => void };

/** How the body is written. The first of its contents is the chosen one; the list has the order of the alphabet, so that a choice moves nothing. */
export function MediaTypeSelect({ body, onChoose }: MediaTypeSelectProps) {
  const { t } = useText();
  const id = useId();
  const mediaTypes = body.contents.map(({ mediaType }) => mediaType);
  return (
    <div className="field-row field-row--stacked">
      <label htmlFor={id}>{t('playground:mediaType')}</label>
      <div className="field-row__input">
        <select className="call-input" id={id} value={mediaTypes[0]} onChange={({ target }) => onChoose(target.value)}>
          {mediaTypes.toSorted().map((mediaType) => (
            <option key={mediaType}>{mediaType}</option>
          ))}
        </select>
      </div>
    </div>
  );
}
