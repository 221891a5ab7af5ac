import { type MouseEvent, useEffect, useRef } from 'react';
import { selectTab } from '../../dom/tab-selection.ts';
import { useLaterSamples } from '../../hooks/use-deferred-samples.ts';
import { useText } from '../../hooks/use-text.ts';
import { answerTo, exampleResponses, withLaterCode } from '../../model/deferred-samples.ts';
import type { Operation } from '../../model/operation.ts';
import { Examples, getLabel } from '../schema/Examples.tsx';
import { SamplePanel } from './SamplePanel.tsx';
import { statusClass } from './status-class.ts';

type ResponsePanelProps = {
  operation: Operation;
  page: { path: string };
  /** Name of the request example that is shown. */
  example: string;
  onExample: (name: string) => void;
};

/**
 * The examples of the responses by status; the one that answers the shown request example is in front, and who chooses another
 * answer sees its request. The page brings the first example of each status, the others come when the reader turns to the panel.
 */
export function ResponsePanel({ operation, page, example, onExample }: ResponsePanelProps) {
  const { t } = useText();
  const { later, load } = useLaterSamples(page.path);
  const panel = useRef<HTMLElement>(null);
  const responses = exampleResponses(operation);
  const answer = answerTo(operation.samples[0]?.example ?? '', responses);

  const followed = useRef(example);
  useEffect(() => {
    if (followed.current === example) return;
    followed.current = example;
    load();
    const place = answerTo(example, exampleResponses(operation));
    const [statuses, ...others] = panel.current?.querySelectorAll('[role="tablist"]') ?? [];
    const status = statuses?.children[place.response];
    if (!(status instanceof HTMLElement)) return;
    selectTab(status);
    const below = document.getElementById(status.getAttribute('aria-controls') ?? '');
    const named = others.find((list) => below?.contains(list))?.children[place.example];
    if (named instanceof HTMLElement) selectTab(named);
  }, [operation, example, load]);

  const chooseRequest = ({ target }: MouseEvent) => {
    const label = target instanceof Element && target.closest<HTMLElement>('[role="tab"]')?.dataset.tab;
    const answers = responses.flatMap(({ status, examples }) =>
      examples.filter((answer) => label === status || label === getLabel(answer)),
    );
    const requests = operation.examples.filter(({ name }) => answers.some((answer) => answer.name === name));
    if (requests[0] && !requests.some(({ name }) => name === example)) onExample(requests[0].name);
  };

  return (
    <SamplePanel
      id={`${operation.id}-response`}
      title={t('operation.responseSample')}
      tabs={responses.map(({ status, examples }, index) => ({
        label: status,
        titleClass: statusClass(status),
        content: (
          <Examples
            examples={withLaterCode(examples, status, later)}
            first={index === answer.response ? answer.example : 0}
          />
        ),
      }))}
      first={answer.response}
      tabsLabel={t('operation.statusCode')}
      note={operation.openAnswers && t('operation.openAnswers')}
      panelRef={panel}
      onIntent={load}
      onPress={chooseRequest}
      isShort
    />
  );
}
