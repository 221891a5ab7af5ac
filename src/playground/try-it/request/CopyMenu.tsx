import { useRef } from 'react';
import { useText } from '../../../hooks/use-text.ts';
import type { Operation } from '../../../model/operation.ts';
import { type SampleLanguageName, sampleLanguages } from '../../../model/sample-languages.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import type { CallTarget } from '../../client/call-target.ts';
import type { Draft } from '../../provider/draft.ts';
import { getProvider } from '../../site-provider.ts';
import { createCurl } from '../create-curl.ts';
import { type CopiedText, useCopy } from '../use-copy.ts';
import { useShare } from '../use-share.ts';

type CopyMenuProps = {
  operation: Operation;
  locale: string;
  draft: Draft;
  /** Whose command it is; without one, that of the local sandbox server. */
  target: CallTarget | undefined;
  onNotice: (text: string) => void;
};

/** The call as a signed command, as a program with the values of the form, or as a link to the form. */
export function CopyMenu({ operation, locale, draft, target, onNotice }: CopyMenuProps) {
  const { t } = useText();
  const box = useRef<HTMLSpanElement>(null);
  const provider = getProvider(locale);

  const copyText = useCopy(onNotice);
  const share = useShare({ operation, provider }, draft, onNotice);

  function close() {
    const details = box.current?.querySelector('details');
    if (details) details.open = false;
    details?.querySelector('summary')?.focus();
  }
  const copy = (create: () => Promise<CopiedText>) => {
    close();
    void copyText(create);
  };
  const copySample = (language: SampleLanguageName, label: string) =>
    copy(async () => {
      const write = await provider.loadSampleWriter();
      const text = write(language, { operation, draft, locale });
      return { text, notice: t('playground:copy.done', { label }) };
    });
  const copyCurl = () => copy(() => createCurl(operation, draft, { locale, target, t }));
  return (
    <span className="copy-menu" ref={box}>
      <Menu
        button={
          <>
            <Icon name="copy" />
            {t('playground:copy.label')}
            <Icon name="chevron" />
          </>
        }
        buttonClass="button button--quiet"
      >
        <button type="button" className="menu-item" onClick={() => copyCurl()}>
          {t('playground:copy.curl')}{' '}
          <small>{t(target ? 'playground:copy.curlHintOwn' : 'playground:copy.curlHint')}</small>
        </button>
        {sampleLanguages(locale).map(({ language, label }) => (
          <button key={language} type="button" className="menu-item" onClick={() => copySample(language, label)}>
            {label}
          </button>
        ))}
        <button
          type="button"
          className="menu-item"
          onClick={() => {
            close();
            share();
          }}
        >
          <Icon name="hash" />
          {t('playground:copy.link')}
        </button>
        <p>{t('playground:copy.linkHint')}</p>
      </Menu>
    </span>
  );
}
