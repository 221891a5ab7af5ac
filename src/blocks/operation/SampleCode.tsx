import { sampleFill } from '../../dom/sample-fill.ts';
import { useStore } from '../../hooks/use-store.ts';
import { useText } from '../../hooks/use-text.ts';
import { codeLines } from '../../model/code-lines.ts';
import type { CodeSample, Server } from '../../model/operation.ts';
import { useLinkBase } from '../../ui/link-base.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { CodePre } from '../prose/CodePre.tsx';

type SampleCodeProps = {
  sample: CodeSample;
  servers: Server[];
  /** The environment of the reader's choice. */
  server: Server | undefined;
};

/** A request sample that begins with the call: how to run it and what it imports is folded above. Its lines belong to fields of the body. */
export function SampleCode({ sample, servers, server }: SampleCodeProps) {
  const { t } = useText();
  const { signingPages } = useLinkBase();
  const { code, setupLines = 0 } = sample;
  const [usual] = servers;
  const values = useStore(sampleFill);
  const own = usual && server ? code.html.replaceAll(usual.url, server.url) : code.html;
  const html = values ? values.fill(own) : own;
  const lines = codeLines(html);
  const address =
    sample.signed && server && `${sample.signed === 'query' ? 'TOKEN_BASE_URL' : 'BASE_URL'}=${server.url}`;
  const setup = withAddress(lines.slice(0, setupLines), address, sample.language);
  const first = lines.findIndex((line, index) => index >= setupLines && line !== '');
  return (
    <>
      {setup.length > 0 && (
        <details className="sample-setup">
          <summary>
            {t('operation.setup', { count: setup.filter((line) => line !== '').length })}
            {address && <code translate="no">{address}</code>}
          </summary>
          <CodePre code={{ ...code, html: `${setup.join('\n')}\n` }} />
          {sample.signed && signingPages && (
            <p className="sample-setup__note">
              <SmartLink className="text-link" href={signingPages.helpers}>
                {t('operation.signingHelper')}
              </SmartLink>
            </p>
          )}
        </details>
      )}
      <CodePre code={{ ...code, html: lines.slice(Math.max(first, 0)).join('\n') }} fields="body" />
      {sample.executedWith !== undefined && (
        <p className="panel__executed">
          {html === own ? t('operation.executedWith', { version: sample.executedWith }) : values?.note}
        </p>
      )}
    </>
  );
}

/** With the environment of the reader's choice, which a copied sample needs: a command of a script, or a comment above how to run the program. */
function withAddress(setup: string[], address: string | undefined, language: string): string[] {
  const position = setup.findIndex((line) => COMMENT.test(line));
  const [, mark] = COMMENT.exec(setup[position] ?? '') ?? [];
  if (!address || !mark) return setup;
  const command = `export ${address}`;
  return setup.toSpliced(position, 0, language === 'bash' ? command : `<span class="c">${mark} ${command}</span>`);
}

const COMMENT = /^(?:<[^>]*>)*(#|\/\/) /;
