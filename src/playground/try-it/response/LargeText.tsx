import { useMemo } from 'react';
import { useText } from '../../../hooks/use-text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { JsonText, printJson } from '../../ui/JsonText.tsx';
import { saveFile } from '../../ui/save-file.ts';

/** Characters of a body that are coloured: each token is an element, and a page of some 100,000 of them does not respond. */
export const MAX_SHOWN = 200_000;

/** A body that is longer than that: its beginning, and all of it as a file. */
export function LargeText({ text }: { text: string }) {
  const { t } = useText();
  const printed = useMemo(() => printJson(text), [text]);
  const [name, type] = printed === text ? ['response.txt', 'text/plain'] : ['response.json', 'application/json'];
  return (
    <>
      <p className="row row--wrap large-text">
        {t('playground:large.beginning')}
        <button type="button" className="button button--small" onClick={() => saveFile(text, { name, type })}>
          <Icon name="download" />
          {t('playground:large.download')}
        </button>
      </p>
      <JsonText text={printed.slice(0, MAX_SHOWN)} />
    </>
  );
}
