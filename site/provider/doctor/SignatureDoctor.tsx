import './view/doctor.css';
import { useState } from 'react';
import { Icon } from '../../../src/ui/Icon.tsx';
import { useText } from '../strings/use-text.ts';
import { addKey, createKeyRing, type RingKey } from './keys/key-ring.ts';
import { FieldDoctor } from './view/FieldDoctor.tsx';
import { RequestDoctor } from './view/RequestDoctor.tsx';
import { ResponseDoctor } from './view/ResponseDoctor.tsx';

const SUBJECTS = ['request', 'response', 'field'] as const;

/**
 * Finds why a signature does not verify or a field does not decrypt. Everything happens in the page: what is pasted and every key stay in
 * memory, and nothing is sent.
 */
export function SignatureDoctor({ server }: { server: string }) {
  const { t } = useText();
  const [subject, setSubject] = useState<(typeof SUBJECTS)[number]>('request');
  const [keys, setKeys] = useState<readonly RingKey[]>(createKeyRing);
  const onKey = (key: RingKey) => setKeys((ring) => addKey(ring, key));
  // Only a secure context has the cryptography that everything here is made of.
  if (globalThis.crypto?.subtle === undefined) return <p role="alert">{t('doctor:insecure')}</p>;
  return (
    <>
      <p className="row row--wrap tool-head">
        <span className="segments">
          {SUBJECTS.map((name) => (
            <button key={name} type="button" aria-pressed={name === subject} onClick={() => setSubject(name)}>
              {t(`doctor:subject.${name}`)}
            </button>
          ))}
        </span>
        <span className="simulated">
          <Icon name="lock" />
          {t('doctor:private')}
        </span>
      </p>
      {subject === 'request' && <RequestDoctor server={server} keys={keys} onKey={onKey} />}
      {subject === 'response' && <ResponseDoctor keys={keys} onKey={onKey} />}
      {subject === 'field' && <FieldDoctor keys={keys} onKey={onKey} />}
    </>
  );
}
