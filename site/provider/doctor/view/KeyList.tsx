import { useId, useState } from 'react';
import { type KeyProblem, readKey } from '../../../../packages/simulator/keys/read-key.ts';
import { countBits, exportPublicPem, type KeyUse, makeKeyPair } from '../../../../packages/simulator/keys/rsa-keys.ts';
import { Icon } from '../../../../src/ui/Icon.tsx';
import { useText } from '../../strings/use-text.ts';
import type { RingKey } from '../keys/key-ring.ts';

type KeyListProps = { keys: readonly RingKey[]; use: KeyUse; suggestedId: string; onKey: (key: RingKey) => void };

/** The keys of one use: published, made here or imported. Only public halves leave this list, and only by a download. */
export function KeyList({ keys, use, suggestedId, onKey }: KeyListProps) {
  const { t } = useText();
  const id = useId();
  const [kid, setKid] = useState('');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<KeyProblem>();
  const [isBusy, setBusy] = useState(false);
  const name = kid.trim() || suggestedId || (use === 'sig' ? 'mk_sig_own' : 'mk_enc_own');
  const make = async () => {
    setBusy(true);
    onKey({ jwk: await makeKeyPair(name, use), source: 'made' });
    setBusy(false);
  };
  const add = async () => {
    const read = await readKey(text, name, use);
    setProblem(read.ok ? undefined : read.problem);
    if (!read.ok) return;
    onKey({ jwk: read.key, source: 'imported' });
    setText('');
  };
  return (
    <section className="tool-box">
      <h2>
        {t('doctor:keys')} <small>{t('doctor:keysKept')}</small>
      </h2>
      <ul className="key-list">
        {keys
          .filter(({ jwk }) => jwk.use === use)
          .map((key) => (
            <KeyRow key={key.jwk.kid} ringKey={key} />
          ))}
      </ul>
      <details className="key-list__add">
        <summary>{t('doctor:addKey')}</summary>
        <label htmlFor={`${id}kid`}>{t('doctor:keyId')}</label>
        <input
          id={`${id}kid`}
          className="tool-input"
          value={kid}
          placeholder={name}
          onChange={(event) => setKid(event.target.value)}
        />
        <label htmlFor={`${id}pem`}>{t('doctor:keyText')}</label>
        <textarea
          id={`${id}pem`}
          className="tool-input"
          rows={4}
          spellCheck={false}
          autoComplete="off"
          value={text}
          aria-describedby={problem && `${id}problem`}
          onChange={(event) => setText(event.target.value)}
        />
        {problem && (
          <p className="check check--bad" id={`${id}problem`} role="alert">
            {t(`doctor:keyProblem.${problem}`)}
          </p>
        )}
        <p className="key-list__buttons">
          <button type="button" className="button button--small" disabled={!text.trim()} onClick={() => void add()}>
            <Icon name="upload" />
            {t('doctor:import')}
          </button>
          <button type="button" className="button button--small" disabled={isBusy} onClick={() => void make()}>
            <Icon name="plus" />
            {t(isBusy ? 'doctor:making' : 'doctor:make')}
          </button>
        </p>
      </details>
    </section>
  );
}

function KeyRow({ ringKey: { jwk, source } }: { ringKey: RingKey }) {
  const { t } = useText();
  return (
    <li>
      <span>
        <code>{jwk.kid}</code>
        <small>
          RSA {countBits(jwk)} · {t(`doctor:source.${source}`)} · {t('d' in jwk ? 'doctor:pair' : 'doctor:publicOnly')}
        </small>
      </span>
      <button type="button" className="button button--small" onClick={() => void download(jwk)}>
        <Icon name="download" />
        {t('doctor:publicKey')}
      </button>
    </li>
  );
}

async function download(jwk: RingKey['jwk']): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([await exportPublicPem(jwk)], { type: 'application/x-pem-file' }));
  link.download = `${jwk.kid}.pub.pem`;
  link.click();
  URL.revokeObjectURL(link.href);
}
