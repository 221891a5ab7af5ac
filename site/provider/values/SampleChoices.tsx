import { useId, useState } from 'react';
import { environment } from '../../../src/dom/environment.ts';
import { useEnvironment } from '../../../src/hooks/use-environment.ts';
import type { Server } from '../../../src/model/operation.ts';
import { sampleLanguages } from '../../../src/model/sample-languages.ts';
import { useText } from '../strings/use-text.ts';

const LIST = 'select[data-tabs-group="lang"]';

/** Language and environment of the samples: the choices of their list and of the switch above, which are stored by themselves. */
export function SampleChoices({ servers, locale }: { servers: Server[]; locale: string }) {
  const { t } = useText();
  const id = useId();
  const { index } = useEnvironment(servers);
  const [language, setLanguage] = useState(() => findList()?.value);
  return (
    <>
      <div className="values__field">
        <label htmlFor={`${id}language`}>{t('values:language')}</label>
        <select
          className="input"
          id={`${id}language`}
          value={language}
          onChange={({ target }) => {
            setLanguage(target.value);
            const list = findList();
            if (!list) return;
            list.value = target.value;
            // The boot script selects and stores, and the page loads the samples: as for the reader's own choice there.
            list.dispatchEvent(new Event('change', { bubbles: true }));
          }}
        >
          {sampleLanguages(locale).map(({ label }) => (
            <option key={label}>{label}</option>
          ))}
        </select>
      </div>
      {servers.length > 1 && (
        <div className="values__field">
          <label htmlFor={`${id}environment`}>{t('operation.environment')}</label>
          <select
            className="input"
            id={`${id}environment`}
            value={index}
            onChange={({ target }) => environment.set(Number(target.value))}
          >
            {servers.map(({ url, description }, position) => (
              <option key={url} value={position}>
                {description || url}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  );
}

function findList(): HTMLSelectElement | null {
  return document.querySelector<HTMLSelectElement>(LIST);
}
