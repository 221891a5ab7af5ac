import { useEffect, useRef } from 'react';
import { useDeferredSamples } from '../../hooks/use-deferred-samples.ts';
import { useText } from '../../hooks/use-text.ts';
import type { Locale } from '../../model/locale.ts';
import type { Operation, RequestExample } from '../../model/operation.ts';
import { sampleLanguages } from '../../model/sample-languages.ts';
import { SIGNING_HELPERS } from '../../site/signing-helpers.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { CodePre } from '../prose/CodePre.tsx';
import { SamplePanel } from './SamplePanel.tsx';

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
  const samples = [...operation.samples, ...deferred];
  const [first] = samples;
  const languages = sampleLanguages(page.locale);
  // An example whose samples have not arrived leaves the one that is there.
  const shown = samples.some((sample) => sample.example === example) ? example : first?.example;

  const chooseExample = (name: string) => {
    load();
    onExample(name);
  };
  const tabs = languages.map(({ language, label }) => {
    const sample = samples.find((candidate) => candidate.language === language && candidate.example === shown);
    return { label, content: sample && <CodePre code={sample.code} /> };
  });
  return (
    <SamplePanel
      id={`${operation.id}-request`}
      title={t('operation.requestSample')}
      tabs={tabs}
      tabsLabel={t('operation.language')}
      group="lang"
      onSelect={load}
      note={
        first?.signed && (
          <SmartLink className="text-link" href={SIGNING_HELPERS}>
            {t('operation.signingHelper')}
          </SmartLink>
        )
      }
      tools={<ExampleChoice examples={operation.examples} chosen={example} onChoose={chooseExample} />}
    />
  );
}

type ExampleChoiceProps = { examples: RequestExample[]; chosen: string; onChoose: (name: string) => void };

/** A native list: it is there before React, whose first act is to follow it. */
function ExampleChoice({ examples, chosen, onChoose }: ExampleChoiceProps) {
  const { t } = useText();
  const select = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before.
  useEffect(() => {
    const before = select.current?.value;
    if (before !== undefined && before !== chosen) onChoose(before);
  }, []);
  useEffect(() => {
    if (select.current) select.current.value = chosen;
  }, [chosen]);
  if (examples.length < 2) return null;
  return (
    <select
      className="panel__choice"
      ref={select}
      aria-label={t('operation.example')}
      onChange={({ target }) => onChoose(target.value)}
    >
      {examples.map(({ name, summary }) => (
        <option key={name} value={name}>
          {summary || name}
        </option>
      ))}
    </select>
  );
}
