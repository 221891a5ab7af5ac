import { useMemo } from 'react';
import { useDeferredSamples } from '../../hooks/use-deferred-samples.ts';
import { useText } from '../../hooks/use-text.ts';
import { answerTo, exampleResponses, withLaterCode } from '../../model/deferred-samples.ts';
import type { NamedExample, Operation } from '../../model/operation.ts';
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
 * The examples of the responses by status; the one that belongs to the shown request example is in front, and who chooses another response
 * sees its request. The page brings the first example of each status.
 */
export function ResponsePanel({ operation, page, example, onExample }: ResponsePanelProps) {
  const { t } = useText();
  const { deferred, load } = useDeferredSamples(page.path);
  const responses = exampleResponses(operation);
  const first = answerTo(operation.samples[0]?.example ?? '', responses);
  const shown = useMemo(() => findResponse(operation, example), [operation, example]);

  const choose = (chosen: NamedExample[]) => {
    load();
    const requests = operation.examples.filter(({ name }) => chosen.some((response) => response.name === name));
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
            examples={withLaterCode(examples, status, deferred)}
            first={index === first.response ? first.example : 0}
            selection={shown?.status.label === status ? shown.example : undefined}
            onSelect={(label) => choose(examples.filter((response) => getLabel(response) === label))}
          />
        ),
      }))}
      first={first.response}
      tabsLabel={t('operation.statusCode')}
      note={operation.openAnswers && t('operation.openAnswers')}
      selection={shown?.status}
      onSelect={(label) => choose(responses.find(({ status }) => status === label)?.examples ?? [])}
      isShort
    />
  );
}

/** The tabs of the response that belongs to a request example. */
function findResponse(operation: Operation, example: string) {
  const responses = exampleResponses(operation);
  const position = answerTo(example, responses);
  const response = responses[position.response];
  const named = response?.examples[position.example];
  return response && named && { status: { label: response.status }, example: { label: getLabel(named) } };
}
