import { required } from '../../../packages/base/invariant.ts';
import { useDeferredSamples } from '../../hooks/use-deferred-samples.ts';
import { type OpenedResponse, useOpenedResponse } from '../../hooks/use-opened-response.ts';
import { useText } from '../../hooks/use-text.ts';
import { withDeferredCode } from '../../model/deferred-samples.ts';
import { getUsualSuccess, type Operation } from '../../model/operation.ts';
import type { Text } from '../../strings/i18n.ts';
import { CodePre } from '../prose/CodePre.tsx';
import { ExampleSelect } from './ExampleSelect.tsx';
import { getExampleText, listResponseExamples, type ResponseExample } from './response-examples.ts';
import { SamplePanel } from './SamplePanel.tsx';

type ResponsePanelProps = {
  operation: Operation;
  page: { path: string };
  /** Name of the request example that is shown. */
  example: string;
  /** Key of the response that the reader chose; without it the one that belongs to the request. */
  chosen: string | undefined;
  onChoose: (response: ResponseExample) => void;
};

/**
 * One example of a response, chosen from a list by status or code, or by opening it in the text. The page brings the first example of each
 * status; all that are there are in the document, for print and readers without script.
 */
export function ResponsePanel({ operation, page, example, chosen, onChoose }: ResponsePanelProps) {
  const { t } = useText();
  const own = listResponseExamples(operation);
  const brought = new Set(own.filter(({ example: { code } }) => code.source !== '').map(({ key }) => key));
  const { deferred, load } = useDeferredSamples(page.path, brought.size === own.length);
  const responses = own.map((response) => ({
    ...response,
    example: required(withDeferredCode([response.example], response.source, deferred)[0], 'One example stays one.'),
  }));
  const usual = getUsualSuccess(operation.responses)?.status;
  const initial = findAnswer(operation.samples[0]?.example ?? '', responses, usual);
  const wanted = responses.find(({ key }) => key === chosen) ?? findAnswer(example, responses, usual);
  const loaded = responses.filter((response) => response.example.code.source !== '');
  const shown = wanted && loaded.includes(wanted) ? wanted : loaded[0];
  // Deferred code is rendered when its tab is chosen: hydration adds nothing.
  const rendered = loaded.filter((response) => response === shown || brought.has(response.key));

  const choose = (response: ResponseExample | undefined) => {
    load();
    if (response) onChoose(response);
  };
  useOpenedResponse((opened) => choose(findOpened(opened, responses)));

  if (!wanted) return null;
  return (
    <SamplePanel
      id={`${operation.id}-response`}
      title={t('operation.responseSample')}
      note={operation.openAnswers && t('operation.openAnswers')}
      tools={
        <ExampleSelect
          // One that is not of the usual success says of what it is.
          isAlwaysShown={wanted.status !== usual}
          label={t('operation.example')}
          groups={getGroups(responses, initial, t)}
          chosen={wanted.key}
          onChoose={(key) => choose(responses.find((response) => response.key === key))}
        />
      }
    >
      {rendered.map((response) => (
        <div
          key={response.key}
          role="tabpanel"
          aria-label={getExampleText(response)}
          className="panel__example"
          data-label={getExampleText(response)}
          hidden={response !== shown}
        >
          <CodePre code={response.example.code} fields={`res-${response.status}`} />
        </div>
      ))}
    </SamplePanel>
  );
}

/** What is shown before hydration comes first, because a list shows its first entry. */
function getGroups(responses: ResponseExample[], initial: ResponseExample | undefined, t: Text) {
  const labels = {
    success: t('operation.success'),
    specific: t('errors.specific'),
    shared: t('errors.shared'),
    other: t('errors.other'),
  };
  return (['success', 'specific', 'shared', 'other'] as const)
    .map((group) => ({
      label: labels[group],
      options: responses
        .filter((response) => response.group === group)
        .toSorted((one, other) => Number(other === initial) - Number(one === initial))
        .map((response) => ({ value: response.key, text: getExampleText(response) })),
    }))
    .filter(({ options }) => options.length > 0);
}

/**
 * The response of the same name as the request, a success before an error, else that of the usual success, which the head of the page names, else
 * the first. An example without a name has that of no other.
 */
function findAnswer(
  example: string,
  responses: ResponseExample[],
  usual: string | undefined,
): ResponseExample | undefined {
  const same = UNNAMED.includes(example) ? [] : responses.filter((response) => response.example.name === example);
  return (
    same.find(({ group }) => group === 'success') ??
    same[0] ??
    responses.find(({ status }) => status === usual) ??
    responses[0]
  );
}

/** What the compiler calls the single example of a body, and a generated one. */
const UNNAMED = ['example', 'sample'];

function findOpened(opened: OpenedResponse, responses: ResponseExample[]): ResponseExample | undefined {
  return responses.find((response) =>
    'status' in opened ? response.status === opened.status : String(response.code) === opened.code,
  );
}
