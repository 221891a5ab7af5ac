import { useState } from 'react';
import { useActiveHeading } from '../../hooks/use-active-heading.ts';
import { useLinkedFields } from '../../hooks/use-linked-fields.ts';
import type { Locale } from '../../model/locale.ts';
import type { Operation } from '../../model/operation.ts';
import { PayloadPanel } from './PayloadPanel.tsx';
import { RequestPanel } from './RequestPanel.tsx';
import { ResponsePanel } from './ResponsePanel.tsx';
import type { ResponseExample } from './response-examples.ts';

type OperationPanelsProps = {
  operation: Operation;
  page: { path: string; locale: Locale };
};

/** Sections that a reader of the response is in; before them the request is emphasised. */
const RESPONSE_SECTIONS = ['responses', 'states', 'errors'];
const SECTIONS = ['title', 'body', 'headers', ...RESPONSE_SECTIONS, 'related'];

/** Request and response, which belong together: who chooses one sees its counterpart. The section in view decides which of them is large. */
export function OperationPanels({ operation, page }: OperationPanelsProps) {
  const [example, setExample] = useState(operation.samples[0]?.example ?? '');
  const [response, setResponse] = useState<string>();
  const section = useActiveHeading(SECTIONS);
  useLinkedFields();

  const chooseRequest = (name: string) => {
    setExample(name);
    setResponse(undefined);
  };
  const chooseResponse = ({ key, example: { name } }: ResponseExample) => {
    setResponse(key);
    if (operation.examples.some((request) => request.name === name)) setExample(name);
  };
  return (
    <div
      className="panels"
      data-emphasis={RESPONSE_SECTIONS.includes(section ?? '') ? 'response' : 'request'}
      data-lines={getSize(operation)}
    >
      {operation.webhook ? (
        <PayloadPanel operation={operation} />
      ) : (
        operation.samples.length > 0 && (
          <RequestPanel operation={operation} page={page} example={example} onExample={chooseRequest} />
        )
      )}
      <ResponsePanel operation={operation} page={page} example={example} chosen={response} onChoose={chooseResponse} />
    </div>
  );
}

/** By the first sample alone: neither another language nor another example may move what is below. */
function getSize({ samples: [first] }: Operation): 'few' | 'some' | 'many' {
  const lines = first ? first.code.source.split('\n').length - (first.setupLines ?? 0) : 0;
  if (lines <= 5) return 'few';
  return lines <= 12 ? 'some' : 'many';
}
