import { useDeferredSamples } from '../../hooks/use-deferred-samples.ts';
import { useEnvironment } from '../../hooks/use-environment.ts';
import { useText } from '../../hooks/use-text.ts';
import type { Locale } from '../../model/locale.ts';
import type { Operation } from '../../model/operation.ts';
import { sampleLanguages } from '../../model/sample-languages.ts';
import { ExampleSelect } from './ExampleSelect.tsx';
import { LanguageSamples } from './LanguageSamples.tsx';

type RequestPanelProps = {
  operation: Operation;
  page: { path: string; locale: Locale };
  /** Name of the example that is shown. */
  example: string;
  onExample: (name: string) => void;
};

/** The request in every language, with each of its examples. The page brings the first sample alone. */
export function RequestPanel({ operation, page, example, onExample }: RequestPanelProps) {
  const { t } = useText();
  const { deferred, load } = useDeferredSamples(page.path);
  const { server } = useEnvironment(operation.servers);
  const samples = [...operation.samples, ...deferred];
  const [first] = samples;
  // An example whose samples are not fetched yet leaves the one that is shown.
  const shown = samples.some((sample) => sample.example === example) ? example : first?.example;

  const chooseExample = (name: string) => {
    load();
    onExample(name);
  };
  return (
    <LanguageSamples
      id={`${operation.id}-request`}
      title={t('operation.requestSample')}
      languages={sampleLanguages(page.locale)}
      samples={samples.filter((sample) => sample.example === shown)}
      servers={operation.servers}
      server={server}
      load={load}
      tools={
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
      }
    />
  );
}
