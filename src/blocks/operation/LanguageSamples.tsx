import type { ReactNode } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { CodeSample, Server } from '../../model/operation.ts';
import type { SampleLanguage } from '../../model/sample-languages.ts';
import { SelectTabs } from '../../ui/SelectTabs.tsx';
import { SampleCode } from './SampleCode.tsx';
import { SamplePanel } from './SamplePanel.tsx';

type LanguageSamplesProps = {
  id: string;
  title: string;
  languages: SampleLanguage[];
  /** One for each language that has been fetched. */
  samples: CodeSample[];
  servers: Server[];
  server: Server | undefined;
  /** Fetches the other languages. */
  load: () => void;
  tools?: ReactNode;
  note?: string;
};

/** A panel with the same in each language; the choice is that of all samples. */
export function LanguageSamples({
  id,
  title,
  languages,
  samples,
  servers,
  server,
  load,
  tools,
  note,
}: LanguageSamplesProps) {
  const { t } = useText();
  const tabs = languages.map(({ language, label }) => {
    const sample = samples.find((candidate) => candidate.language === language);
    return { label, content: sample && <SampleCode sample={sample} servers={servers} server={server} /> };
  });
  return (
    <SelectTabs
      tabs={tabs}
      label={t('operation.language')}
      group="lang"
      onSelect={load}
      className="panel__choice"
      frame={(list, panels) => (
        <SamplePanel
          id={id}
          title={title}
          note={note}
          tools={
            <>
              {tools}
              {list}
            </>
          }
        >
          {panels}
        </SamplePanel>
      )}
    />
  );
}
