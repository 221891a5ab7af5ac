import { useMemo } from 'react';
import { useText } from '../../../hooks/use-text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { JsonText } from '../../ui/JsonText.tsx';
import { saveFile } from '../../ui/save-file.ts';

/** Characters of a body that are coloured: each token is an element, and a page of some 100,000 of them does not respond. */
export const MAX_SHOWN = 200_000;

/** A body that is longer than that: its beginning, and all of it as a file. */
export function LargeText({ text }: { text: string }) {
  const { t } = useText();
  const { beginning, isJson } = useMemo(() => {
    const printed = print(text);
    return { beginning: (printed ?? text).slice(0, MAX_SHOWN), isJson: printed !== undefined };
  }, [text]);
  const file = isJson
    ? { name: 'response.json', type: 'application/json' }
    : { name: 'response.txt', type: 'text/plain' };
  return (
    <>
      <p className="large-text">
        {t('playground:large.beginning')}
        <button type="button" className="button button--small" onClick={() => saveFile(text, file)}>
          <Icon name="download" />
          {t('playground:large.download')}
        </button>
      </p>
      <JsonText text={beginning} />
    </>
  );
}

function print(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return undefined;
  }
}
