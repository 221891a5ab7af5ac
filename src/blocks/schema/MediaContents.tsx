import { useText } from '../../hooks/use-text.ts';
import type { Content } from '../../model/operation.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import type { Direction } from './direction.ts';
import { SchemaRoot } from './SchemaTree.tsx';

/** A body; in tabs by media type when there are several. */
export function MediaContents({ contents, direction }: { contents: Content[]; direction: Direction }) {
  const { t } = useText();
  const [only, ...others] = contents;
  if (only && others.length === 0) return <SchemaRoot schema={only.schema} direction={direction} />;
  const tabs = contents.map(({ mediaType, schema }) => ({
    label: mediaType,
    content: <SchemaRoot schema={schema} direction={direction} />,
  }));
  return <Tabs tabs={tabs} label={t('operation.mediaType')} panelClass="tabset__panel" />;
}
