import './environment.css';
import { useId } from 'react';
import { isPrivate } from '../../../provider/keys/rsa-keys.ts';
import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { KeyField } from './KeyField.tsx';
import { type OwnServer, readOrigin } from './own-server.ts';

export type OwnServerFieldsProps = {
  server: OwnServer;
  /** Whether the operation needs a token. */
  hasToken: boolean;
  onServer: (server: OwnServer) => void;
};

/** Address and credentials of the reader's own server. Their constraints are those of HTML, so Send shows what is missing. */
export function OwnServerFields({ server, hasToken, onServer }: OwnServerFieldsProps) {
  const { t } = useText();
  const id = useId();
  const { key, recipient, verifier } = server;
  return (
    <div className="own-server">
      <p className="own-server__note">
        <Icon name="lock" />
        {t('environment:memoryOnly')}
      </p>
      <label htmlFor={`${id}url`}>{t('environment:url')}</label>
      <input
        id={`${id}url`}
        className="call-input"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        spellCheck={false}
        required
        ref={(input) => input?.setCustomValidity(isWrongUrl(server.url) ? t('environment:urlRule') : '')}
        aria-describedby={`${id}rule`}
        value={server.url}
        onChange={({ target }) => onServer({ ...server, url: target.value })}
      />
      <p className="field-row__hint" id={`${id}rule`}>
        {t('environment:urlRule')}
      </p>
      <label htmlFor={`${id}merchant`}>{t('environment:merchantId')}</label>
      <input
        id={`${id}merchant`}
        className="call-input"
        autoComplete="off"
        spellCheck={false}
        required
        value={server.merchantId}
        onChange={({ target }) => onServer({ ...server, merchantId: target.value.trim() })}
      />
      <KeyField
        label={t('environment:key')}
        use="sig"
        isRequired
        held={key}
        onKey={(next) => {
          if (!next) onServer(without(server, 'key'));
          else if (isPrivate(next)) onServer({ ...server, key: next });
        }}
      />
      {hasToken && (
        <>
          <label htmlFor={`${id}token`}>{t('playground:token')}</label>
          <input
            id={`${id}token`}
            className="call-input"
            type="password"
            autoComplete="off"
            value={server.token}
            onChange={({ target }) => onServer({ ...server, token: target.value })}
          />
        </>
      )}
      <details className="form-fold">
        <summary>
          {t('environment:providerKeys')} <small>{t('environment:providerKeysHint')}</small>
        </summary>
        <KeyField
          label={t('environment:recipient')}
          use="enc"
          held={recipient}
          onKey={(next) => onServer(next ? { ...server, recipient: next } : without(server, 'recipient'))}
        />
        <KeyField
          label={t('environment:verifier')}
          use="sig"
          held={verifier}
          onKey={(next) => onServer(next ? { ...server, verifier: next } : without(server, 'verifier'))}
        />
      </details>
    </div>
  );
}

function isWrongUrl(url: string): boolean {
  return url !== '' && readOrigin(url) === undefined;
}

function without(server: OwnServer, name: 'key' | 'recipient' | 'verifier'): OwnServer {
  const { [name]: _, ...rest } = server;
  return rest;
}
