import { useState } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { Operation } from '../../model/operation.ts';
import { CodePre } from '../prose/CodePre.tsx';
import { ExampleSelect } from './ExampleSelect.tsx';
import { SamplePanel } from './SamplePanel.tsx';

/** What the provider sends to the reader: one example, chosen from a list by media type. */
export function PayloadPanel({ operation }: { operation: Operation }) {
  const { t } = useText();
  const contents = operation.body?.contents.filter(({ examples }) => examples.length > 0) ?? [];
  const examples = contents.flatMap(({ mediaType, examples }) =>
    examples.map((example) => ({ key: `${mediaType} ${example.name}`, mediaType, example })),
  );
  const [chosen, setChosen] = useState(examples[0]?.key ?? '');
  if (examples.length === 0) return null;
  return (
    <SamplePanel
      id="payload-sample"
      title={t('operation.payloadSample')}
      tools={
        <ExampleSelect
          label={t('operation.example')}
          groups={contents.map(({ mediaType }) => ({
            label: contents.length > 1 ? mediaType : '',
            options: examples
              .filter((one) => one.mediaType === mediaType)
              .map(({ key, example }) => ({ value: key, text: example.summary || example.name })),
          }))}
          chosen={chosen}
          onChoose={setChosen}
        />
      }
    >
      {examples.map(({ key, example }) => (
        <div key={key} className="panel__example" hidden={key !== chosen}>
          <CodePre code={example.code} />
        </div>
      ))}
    </SamplePanel>
  );
}
