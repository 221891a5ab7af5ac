import { useId, useState } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { KeySetting } from '../provider/environment.ts';

/** Takes a key with its ID. Its text is gone from the page as soon as it has been read. */
export function KeyField({ setting }: { setting: KeySetting }) {
  const { t } = useText();
  const id = useId();
  const [kid, setKid] = useState('');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const { label, held, isRequired } = setting;

  async function read(nextKid: string, nextText: string): Promise<void> {
    setKid(nextKid);
    setText(nextText);
    setProblem(undefined);
    if (nextText.trim() === '') return;
    const found = await setting.read(nextText, nextKid.trim());
    setProblem(found);
    if (found === undefined) setText('');
  }
  if (held)
    return (
      <p className="row row--wrap access-row">
        <Icon name="key" />
        <span>
          {label}: <code>{held.id}</code> <small>{held.detail}</small>
        </span>
        <button type="button" className="button button--small" onClick={setting.forget}>
          {t('playground:environment.forget')}
        </button>
      </p>
    );
  return (
    <>
      <label htmlFor={`${id}kid`}>{t('playground:environment.keyId', { label })}</label>
      <input
        id={`${id}kid`}
        className="call-input"
        autoComplete="off"
        spellCheck={false}
        value={kid}
        onChange={({ target }) => void read(target.value, text)}
      />
      <label htmlFor={`${id}key`}>{t('playground:environment.keyText', { label })}</label>
      <textarea
        id={`${id}key`}
        className="call-input"
        rows={3}
        autoComplete="off"
        spellCheck={false}
        required={isRequired}
        placeholder={setting.placeholder}
        ref={(field) => field?.setCustomValidity(problem ?? '')}
        aria-describedby={`${id}problem`}
        value={text}
        onChange={({ target }) => void read(kid, target.value)}
      />
      <p className="field-row__problem" id={`${id}problem`} role="status">
        {problem}
      </p>
    </>
  );
}
