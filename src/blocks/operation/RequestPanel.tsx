import { useDeferredSamples } from '../../hooks/use-deferred-samples.ts';
import { useEnvironment } from '../../hooks/use-environment.ts';
import { useText } from '../../hooks/use-text.ts';
import type { Locale } from '../../model/locale.ts';
import type { Operation } from '../../model/operation.ts';
import { sampleLanguages } from '../../model/sample-languages.ts';
import { SIGNING_HELPERS } from '../../site/signing-helpers.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ExampleSelect } from './ExampleSelect.tsx';
import { SampleCode } from './SampleCode.tsx';
import { SamplePanel } from './SamplePanel.tsx';
import { TryItLink } from './TryItLink.tsx';

type RequestPanelProps = {
  operation: Operation;
  page: { path: string; locale: Locale };
  /** Name of the example that is shown. */
  example: string;
  onExample: (name: string) => void;
  canTry: true | undefined;
};

/** The request in every language, with each of its examples. The page brings the first sample alone. */
export function RequestPanel({ operation, page, example, onExample, canTry }: RequestPanelProps) {
  const { t } = useText();
  const { deferred, load } = useDeferredSamples(page.path);
  const { server } = useEnvironment(operation.servers);
  const samples = [...operation.samples, ...deferred];
  const [first] = samples;
  // An example whose samples are not fetched yet leaves the one that is shown.
  const shown = samples.some((sample) => sample.example === example) ? example : first?.example;
  const id = `${operation.id}-request`;

  const chooseExample = (name: string) => {
    load();
    onExample(name);
  };
  const tabs = sampleLanguages(page.locale).map(({ language, label }) => {
    const sample = samples.find((candidate) => candidate.language === language && candidate.example === shown);
    return { label, content: sample && <SampleCode sample={sample} servers={operation.servers} server={server} /> };
  });
  return (
    <Tabs
      tabs={tabs}
      label={t('operation.language')}
      group="lang"
      onSelect={load}
      frame={(list, panels) => (
        <SamplePanel
          id={id}
          title={t('operation.requestSample')}
          list={list}
          note={
            first?.signed && (
              <SmartLink className="text-link" href={SIGNING_HELPERS}>
                {t('operation.signingHelper')}
              </SmartLink>
            )
          }
          tools={
            <>
              <ExampleSelect
                label={t('operation.example')}
                groups={[
                  {
                    label: '',
                    options: operation.examples.map(({ name, summary }) => ({ value: name, text: summary || name })),
                  },
                ]}
                chosen={example}
                onChoose={chooseExample}
              />
              {canTry && <TryItLink />}
            </>
          }
        >
          {panels}
        </SamplePanel>
      )}
    />
  );
}
