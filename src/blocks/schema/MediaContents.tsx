import { useText } from '../../hooks/use-text.ts';
import type { Content } from '../../model/operation.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { Prose } from '../prose/Prose.tsx';
import type { Direction } from './direction.ts';
import { RootType } from './RootType.tsx';
import { SchemaRoot } from './SchemaTree.tsx';

type MediaContentsProps = {
  contents: Content[];
  direction: Direction;
  /** A heading has it: nothing else is said of a body that is JSON. */
  isTypeKnown?: boolean;
};

/** A body; in tabs by media type when there are several. One alone is named where it is not JSON, which every reader expects. */
export function MediaContents({ contents, direction, isTypeKnown }: MediaContentsProps) {
  const { t } = useText();
  const [only, ...others] = contents;
  if (only && others.length === 0) {
    const mediaType = isTypeKnown || only.mediaType === 'application/json' ? undefined : only.mediaType;
    return <MediaContent {...only} mediaType={mediaType} direction={direction} />;
  }
  const tabs = contents.map(({ mediaType, ...content }) => ({
    label: mediaType,
    content: <MediaContent {...content} mediaType={undefined} direction={direction} />,
  }));
  return <Tabs tabs={tabs} label={t('operation.mediaType')} panelClass="tabset__panel" />;
}

type MediaContentProps = Pick<Content, 'schema' | 'examples'> & { mediaType: string | undefined; direction: Direction };

function MediaContent({ schema, examples, mediaType, direction }: MediaContentProps) {
  return (
    <>
      <RootType schema={schema} {...(mediaType !== undefined && { mediaType })} />
      <SchemaRoot schema={schema} direction={direction} />
      <ExampleTexts examples={examples} />
    </>
  );
}

/** What the document says of its examples, by their labels in the panel. */
function ExampleTexts({ examples }: Pick<Content, 'examples'>) {
  const { t } = useText();
  return examples.map(
    ({ name, summary, description }) =>
      description && (
        <div key={name} className="field__description">
          <p>
            <b>
              {t('operation.example')}
              {t('separator.label')}
              {summary || name}
            </b>
          </p>
          <Prose nodes={description} />
        </div>
      ),
  );
}
