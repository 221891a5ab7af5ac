import { useState } from 'react';
import { encodeUtf8 } from '../../../../packages/base/encoding/bytes.ts';
import { useText } from '../../../hooks/use-text.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import type { Exchange } from '../../client/exchange.ts';
import type { SigningStep } from '../../provider/provider.ts';
import { FileView, StreamView } from '../../received/load-received.tsx';
import { JsonText } from '../../ui/JsonText.tsx';
import { LargeText, MAX_SHOWN } from './LargeText.tsx';
import { SigningSteps } from './SigningSteps.tsx';

const PANELS = ['responseBody', 'responseHeaders', 'sent', 'signature'] as const;

type ResponseTabsProps = { exchange: Exchange; signing: SigningStep[]; onStop: (() => void) | undefined };

/** Body and headers that came back, the request as it went out, and what its signature was made from. */
export function ResponseTabs({ exchange, signing, onStop }: ResponseTabsProps) {
  const { t } = useText();
  const [shown, setShown] = useState<(typeof PANELS)[number]>('responseBody');
  const { file, stream } = exchange;
  const panels = signing.length > 0 ? PANELS : PANELS.filter((panel) => panel !== 'signature');
  const text = shown === 'signature' ? printSteps(signing) : getText(exchange, shown);
  return (
    <>
      <div className="tabs response-tabs">
        {panels.map((panel) => (
          <button key={panel} type="button" aria-pressed={panel === shown} onClick={() => setShown(panel)}>
            {t(`playground:${panel}`)}
            {panel === 'responseHeaders' && <small> {Object.keys(exchange.responseHeaders).length}</small>}
          </button>
        ))}
        {!(file && shown === 'responseBody') && (
          <>
            <small className="response-tabs__size">{encodeUtf8(text).length} B</small>
            <CopyButton text={text} label={t('code.copy')} />
          </>
        )}
      </div>
      {shown === 'responseBody' && file ? (
        <FileView file={file} />
      ) : shown === 'responseBody' && stream ? (
        <StreamView stream={stream} onStop={onStop} />
      ) : shown === 'responseBody' && text.length > MAX_SHOWN ? (
        <LargeText text={text} />
      ) : shown === 'responseBody' ? (
        <JsonText text={exchange.responseBody} isFolded />
      ) : shown === 'signature' ? (
        <SigningSteps steps={signing} />
      ) : (
        // It scrolls, so it must be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
        <pre className="code-pre" tabIndex={0}>
          <code>{text}</code>
        </pre>
      )}
    </>
  );
}

function getText(exchange: Exchange, panel: Exclude<(typeof PANELS)[number], 'signature'>): string {
  const { method, target, requestHeaders, requestBody, responseHeaders, responseBody } = exchange;
  switch (panel) {
    case 'responseBody':
      return responseBody;
    case 'responseHeaders':
      return toLines(Object.entries(responseHeaders));
    case 'sent':
      return `${method} ${target} HTTP/1.1\n${toLines(requestHeaders)}${requestBody === undefined ? '' : `\n\n${requestBody}`}`;
  }
}

function printSteps(steps: SigningStep[]): string {
  return steps.map(({ title, text }) => `${title}\n${text}`).join('\n\n');
}

function toLines(headers: [string, string][]): string {
  return headers.map(([name, value]) => `${name}: ${value}`).join('\n');
}
