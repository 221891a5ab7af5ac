import { readKey } from '../../../packages/simulator/keys/read-key.ts';
import { countBits, isPrivate, type KeyUse } from '../../../packages/simulator/keys/rsa-keys.ts';
import type { KeySetting, Setting, Settings } from '../../../src/playground/provider/environment.ts';
import type { OwnServer } from '../environments/own-server.ts';
import { ownServer } from '../environments/own-session.ts';
import { readOrigin } from '../environments/server-address.ts';
import type { Text } from '../strings/text.ts';
import { getOperation } from './access-token.ts';

/** Address and credentials of the reader's own server, as the operation needs them. */
export function describeOwnSettings(operationId: string, t: Text): Settings {
  const { url, merchantId, token } = ownServer.get();
  const address: Setting = {
    kind: 'url',
    label: t('own-server:url'),
    hint: t('own-server:urlRule'),
    isRequired: true,
    value: url,
    ...(url !== '' && readOrigin(url) === undefined && { problem: t('own-server:urlRule') }),
    change: (value) => change({ url: value }),
  };
  const merchant: Setting = {
    kind: 'text',
    label: t('own-server:merchantId'),
    isRequired: true,
    value: merchantId,
    change: (value) => change({ merchantId: value.trim() }),
  };
  const access: Setting = {
    kind: 'password',
    label: t('provider:token'),
    isRequired: false,
    value: token,
    change: (value) => change({ token: value }),
  };
  const hasToken = getOperation(operationId).scope !== undefined;
  return {
    note: t('own-server:memoryOnly'),
    fields: [address, merchant, describeKey('key', t), ...(hasToken ? [access] : [])],
    more: {
      label: t('own-server:providerKeys'),
      hint: t('own-server:providerKeysHint'),
      fields: [describeKey('recipient', t), describeKey('verifier', t)],
    },
  };
}

type KeyName = 'key' | 'recipient' | 'verifier';

const USES: Record<KeyName, KeyUse> = { key: 'sig', recipient: 'enc', verifier: 'sig' };

function describeKey(name: KeyName, t: Text): KeySetting {
  const held = ownServer.get()[name];
  const isRequired = name === 'key';
  return {
    kind: 'key',
    label: t(`own-server:${name}`),
    placeholder: `-----BEGIN ${isRequired ? 'PRIVATE' : 'PUBLIC'} KEY-----`,
    isRequired,
    ...(held && { held: { id: held.kid, detail: `RSA ${countBits(held)}` } }),
    async read(text, id) {
      const result = await readKey(text, id, USES[name]);
      if (!result.ok) return t(`own-server:keyProblem.${result.problem}`);
      if (isRequired && !isPrivate(result.key)) return t('own-server:keyProblem.publicOnly');
      if (result.key.kid === '') return t('own-server:keyProblem.noId');
      change({ [name]: result.key });
      return undefined;
    },
    forget() {
      const { [name]: _, ...rest } = ownServer.get();
      ownServer.set(rest);
    },
  };
}

function change(values: Partial<OwnServer>): void {
  ownServer.set({ ...ownServer.get(), ...values });
}
