import { useText } from '../../hooks/use-text.ts';
import type { RequestBody } from '../../model/operation.ts';
import { Prose } from '../prose/Prose.tsx';
import type { Direction } from '../schema/direction.ts';
import { MediaContents } from '../schema/MediaContents.tsx';
import { Section } from './Section.tsx';

export function BodySection({ body, direction }: { body: RequestBody; direction: Direction }) {
  const { t } = useText();
  const note = (
    <>
      <code>{body.contents.map(({ mediaType }) => mediaType).join(' · ')}</code>
      {!body.required && ` · ${t('field.optional')}`}
    </>
  );
  return (
    <Section id="body" note={note} isFoldable>
      {body.description && body.description.length > 0 && (
        <div className="page-section__text">
          <Prose nodes={body.description} />
        </div>
      )}
      <MediaContents contents={body.contents} direction={direction} isTypeKnown />
    </Section>
  );
}
