import { useId, useState } from 'react';
import { type KeyProblem, readKey } from '../../../provider/keys/read-key.ts';
import { countBits, isPrivate, type KeyUse } from '../../../provider/keys/rsa-keys.ts';
import type { RsaPrivateJwk, RsaPublicJwk } from '../../../provider/protocol/keys/rsa-jwk.ts';
import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';

type Key = RsaPublicJwk | RsaPrivateJwk;

type KeyFieldProps = {
  label: string;
  use: KeyUse;
  /** A private key is needed. */
  isRequired?: boolean;
  held: Key | undefined;
  /** Undefined forgets the key. */
  onKey: (key: Key | undefined) => void;
};

/** Takes a key as PEM or JWK with its ID. Its text is gone from the page as soon as it has been read. */
export function KeyField({ label, use, isRequired = false, held, onKey }: KeyFieldProps) {
  const { t } = useText();
  const id = useId();
  const [kid, setKid] = useState('');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<KeyProblem | 'publicOnly' | 'noId'>();

  async function read(nextKid: string, nextText: string): Promise<void> {
    setKid(nextKid);
    setText(nextText);
    setProblem(undefined);
    if (nextText.trim() === '') return;
    const result = await readKey(nextText, nextKid.trim(), use);
    if (!result.ok) return setProblem(result.problem);
    if (isRequired && !isPrivate(result.key)) return setProblem('publicOnly');
    if (result.key.kid === '') return setProblem('noId');
    setText('');
    onKey(result.key);
  }
  if (held)
    return (
      <p className="access-row">
        <Icon name="key" />
        <span>
          {label}: <code>{held.kid}</code> <small>RSA {countBits(held)}</small>
        </span>
        <button type="button" className="button button--small" onClick={() => onKey(undefined)}>
          {t('environment:forget')}
        </button>
      </p>
    );
  return (
    <>
      <label htmlFor={`${id}kid`}>{t('environment:keyId', { label })}</label>
      <input
        id={`${id}kid`}
        className="call-input"
        autoComplete="off"
        spellCheck={false}
        value={kid}
        onChange={({ target }) => void read(target.value, text)}
      />
      <label htmlFor={`${id}key`}>{t('environment:keyText', { label })}</label>
      <textarea
        id={`${id}key`}
        className="call-input"
        rows={3}
        autoComplete="off"
        spellCheck={false}
        required={isRequired}
        placeholder={`-----BEGIN ${isRequired ? 'PRIVATE' : 'PUBLIC'} KEY-----`}
        ref={(field) => field?.setCustomValidity(problem ? t(`environment:keyProblem.${problem}`) : '')}
        aria-describedby={`${id}problem`}
        value={text}
        onChange={({ target }) => void read(kid, target.value)}
      />
      <p className="field-row__problem" id={`${id}problem`} role="status">
        {problem && t(`environment:keyProblem.${problem}`)}
      </p>
    </>
  );
}
