import { useEffect, useState } from 'react';
import { cardVector } from '../../../../packages/simulator/generated/test-keys.ts';
import { isPrivate } from '../../../../packages/simulator/keys/rsa-keys.ts';
import { encryptJwe } from '../../../../packages/simulator/protocol/encryption/jwe.ts';
import { Icon } from '../../../../src/ui/Icon.tsx';
import { useText } from '../../strings/use-text.ts';
import { type InspectedJwe, inspectJwe } from '../jwe/inspect-jwe.ts';
import type { RingKey } from '../keys/key-ring.ts';
import { JweParts } from './JweParts.tsx';
import { KeyList } from './KeyList.tsx';
import { PasteBox } from './PasteBox.tsx';

type FieldDoctorProps = { keys: readonly RingKey[]; onKey: (key: RingKey) => void };

const CARD_ID = 'card_01KF0AP900QH1A0BJJ2XYJ7F7D';

/** An encrypted field, decrypted part by part, or made from its plaintext. */
export function FieldDoctor({ keys, onKey }: FieldDoctorProps) {
  const { t } = useText();
  const [compact, setCompact] = useState('');
  const [plaintext, setPlaintext] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const [recipient, setRecipient] = useState('pk_enc_test_1');
  const inspected = useInspectedJwe(compact, keys);
  const recipients = keys.filter(({ jwk }) => jwk.use === 'enc');
  const encrypt = async (text: string) => {
    const key = recipients.find(({ jwk }) => jwk.kid === recipient);
    if (!key) return;
    try {
      setCompact(await encryptJwe(text, key.jwk));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className="stack doctor">
      <div className="stack tool-columns">
        <PasteBox
          title={t('doctor:encrypted')}
          placeholder={t('doctor:encryptedHint')}
          rows={8}
          text={compact}
          onText={setCompact}
        >
          {inspected && !inspected.ok && (
            <span className="check check--bad" role="status">
              <Icon name="x" />
              {t('doctor:partCount', { parts: inspected.count })}
            </span>
          )}
          {compact === '' && (
            <>
              <span>{t('doctor:encryptedStart')}</span>
              <button type="button" className="chip" onClick={() => setCompact(cardVector)}>
                {t('doctor:vector')}
              </button>
            </>
          )}
        </PasteBox>
        <PasteBox
          title={t('doctor:plaintext')}
          note={t('doctor:optional')}
          placeholder={createClaims()}
          rows={4}
          text={plaintext}
          onText={setPlaintext}
        >
          <label>
            {t('doctor:recipient')}{' '}
            <select className="tool-input" value={recipient} onChange={({ target }) => setRecipient(target.value)}>
              {recipients.map(({ jwk }) => (
                <option key={jwk.kid}>{jwk.kid}</option>
              ))}
            </select>
          </label>
          <button
            type="button"
            className="button button--small"
            onClick={() => void encrypt(plaintext === '' ? createClaims() : plaintext)}
          >
            <Icon name="lock" />
            {t('doctor:encrypt')}
          </button>
          {hasFailed && (
            <span className="check check--bad" role="alert">
              {t('doctor:tooLong')}
            </span>
          )}
        </PasteBox>
      </div>
      {inspected?.ok && <JweParts parts={inspected.parts} kid={inspected.kid ?? ''} />}
      <KeyList keys={keys} use="enc" suggestedId={inspected?.ok ? (inspected.kid ?? '') : ''} onKey={onKey} />
    </div>
  );
}

/** The plaintext of a PIN that is set now. */
function createClaims(): string {
  return JSON.stringify({ pin: '4829', cardId: CARD_ID, iat: Math.floor(Date.now() / 1000) });
}

function useInspectedJwe(compact: string, keys: readonly RingKey[]): InspectedJwe | undefined {
  const [inspected, setInspected] = useState<InspectedJwe>();
  useEffect(() => {
    let isCurrent = true;
    if (compact.trim() === '') {
      setInspected(undefined);
      return;
    }
    const findKey = (wanted: string) =>
      keys
        .map(({ jwk }) => jwk)
        .filter(isPrivate)
        .find(({ kid, use }) => kid === wanted && use === 'enc');
    inspectJwe(compact, findKey).then((found) => isCurrent && setInspected(found), console.error);
    return () => {
      isCurrent = false;
    };
  }, [compact, keys]);
  return inspected;
}
