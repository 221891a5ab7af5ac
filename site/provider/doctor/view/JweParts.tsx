import { useEffect, useState } from 'react';
import { Icon } from '../../../../src/ui/Icon.tsx';
import { useText } from '../../strings/use-text.ts';
import type { JwePart } from '../jwe/inspect-jwe.ts';
import { maskSecrets } from '../jwe/mask-secrets.ts';

const SHOWN_MS = 30_000;

/** The five parts of a JWE, each with what it holds or what is wrong with it. */
export function JweParts({ parts, kid }: { parts: readonly JwePart[]; kid: string }) {
  const { t } = useText();
  const isValid = parts.every(({ problem }) => problem === undefined);
  return (
    <ol className="jwe-parts">
      {parts.map(({ name, encoded, value, problem }) => (
        <li key={name} data-part={name}>
          <b>{t(`doctor:jwe.${name}`)}</b>
          <div>
            {name === 'ciphertext' && value !== undefined ? (
              <Plaintext text={value} />
            ) : (
              <code>{value ?? encoded}</code>
            )}
            {problem && (
              <p className="check check--bad">
                <Icon name={problem === 'blocked' ? 'info' : 'x'} />
                {t(`doctor:jweProblem.${problem}`, { kid })}
              </p>
            )}
            {name === 'tag' && isValid && (
              <p className="check" role="status">
                <Icon name="check" />
                {t('doctor:tagValid')}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Secrets are hidden until the reader asks, and again after half a minute. */
function Plaintext({ text }: { text: string }) {
  const { t } = useText();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  const masked = maskSecrets(text);
  return (
    <>
      <code>{isShown ? text : masked}</code>
      {masked !== text && (
        <button type="button" className="button button--small" onClick={() => setShown(!isShown)}>
          <Icon name="eye" />
          {t(isShown ? 'doctor:hide' : 'doctor:show')}
        </button>
      )}
    </>
  );
}
