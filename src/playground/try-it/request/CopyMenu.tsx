import { useRef } from 'react';
import { useText } from '../../../hooks/use-text.ts';
import { type SampleLanguageName, sampleLanguages } from '../../../model/sample-languages.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import type { Form } from '../../form/form.ts';
import type { Draft } from '../../provider/draft.ts';
import { type CopiedText, useCopy } from '../use-copy.ts';
import { useShare } from '../use-share.ts';

type CopyMenuProps = {
  form: Form;
  draft: Draft;
  onNotice: (text: string) => void;
};

/** The call as a command, as a program with the values of the form, or as a link to the form. */
export function CopyMenu({ form, draft, onNotice }: CopyMenuProps) {
  const { t } = useText();
  const box = useRef<HTMLSpanElement>(null);
  const { operation, provider, call } = form;
  const { locale } = call;
  const command = provider.command?.(call);
  const loadWriter = provider.loadSampleWriter;

  const copyText = useCopy(provider, onNotice);
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
  const copySample = (load: NonNullable<typeof loadWriter>, language: SampleLanguageName, label: string) =>
    copy(async () => {
      const write = await load();
      const text = await write(language, { operation, draft, locale });
      return { text, notice: t('playground:copy.done', { label }) };
    });
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
        {command && (
          <button type="button" className="menu-item" onClick={() => copy(() => command.create(draft))}>
            {t('playground:copy.curl')} <small>{command.hint}</small>
          </button>
        )}
        {loadWriter &&
          sampleLanguages(locale).map(({ language, label }) => (
            <button
              key={language}
              type="button"
              className="menu-item"
              onClick={() => copySample(loadWriter, language, label)}
            >
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
