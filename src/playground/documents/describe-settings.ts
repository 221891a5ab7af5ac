import type { Text } from '../../strings/i18n.ts';
import type { Setting, Settings } from '../provider/environment.ts';
import type { CallServer } from '../schema/call-document.ts';
import {
  changeInputs,
  findAddress,
  findAlternative,
  findServer,
  getAlternativeName,
  getInputs,
  listServers,
} from './access-inputs.ts';
import { findTokenUrl } from './client-credentials.ts';
import { type CredentialField, listCookies, listCredentialFields, listUnsent } from './credentials.ts';
import type { LoadedOperation } from './loaded-operations.ts';

/** Where calls of a document go, and with which credentials, as its servers and security schemes have it. */
export function describeSettings(loaded: LoadedOperation, t: Text): Settings {
  const inputs = getInputs(loaded.document);
  const { isKept = false } = inputs;
  const alternative = findAlternative(loaded.operation, inputs);
  const unsent = listUnsent(alternative).join(t('separator.list'));
  const cookies = listCookies(loaded.operation, alternative).join(t('separator.list'));
  const warnings = [
    ...(unsent ? [t('playground:documents.unsent', { names: unsent })] : []),
    ...(cookies ? [t('playground:documents.cookies', { names: cookies })] : []),
  ];
  return {
    note: t(isKept ? 'playground:documents.keptInTab' : 'playground:documents.memoryOnly'),
    fields: [
      ...describeServer(loaded, t),
      ...describeCredentials(loaded, t),
      {
        kind: 'check',
        label: t('playground:documents.keep'),
        isOn: isKept,
        change: (isOn) => changeInputs(loaded.document, { isKept: isOn }),
      },
    ],
    warnings,
  };
}

/** The servers of the document with their variables, and an address of the reader's own. */
function describeServer({ operation, document }: LoadedOperation, t: Text): Setting[] {
  const inputs = getInputs(document);
  const servers = listServers(operation);
  const server = findServer(operation, inputs);
  const options = [
    ...servers.map(({ url }) => ({ value: url, label: url })),
    { value: '', label: t('playground:documents.ownUrl') },
  ];
  const choice: Setting = {
    kind: 'select',
    label: t('playground:documents.server'),
    value: server?.url ?? '',
    options,
    change: (url) => changeInputs(document, { server: url }),
  };
  const url: Setting = {
    kind: 'url',
    label: t('playground:documents.url'),
    hint: t('playground:documents.urlRule'),
    isRequired: true,
    value: inputs.url,
    ...(findAddress(operation, inputs) === undefined &&
      inputs.url !== '' && { problem: t('playground:documents.urlRule') }),
    change: (value) => changeInputs(document, { url: value }),
  };
  return [...(servers.length > 0 ? [choice] : []), ...(server ? describeVariables(server, document) : [url])];
}

function describeVariables({ variables }: CallServer, document: string): Setting[] {
  const { variables: entered } = getInputs(document);
  return variables.map(({ name, value: initial, choices }): Setting => {
    const value = entered[name] || initial;
    const change = (next: string) =>
      changeInputs(document, { variables: { ...getInputs(document).variables, [name]: next } });
    return choices.length > 0
      ? { kind: 'select', label: name, value, options: choices.map((one) => ({ value: one, label: one })), change }
      : { kind: 'text', label: name, isRequired: false, value, change };
  });
}

/** Nothing is required: a call without credentials shows what the server says of it. */
function describeCredentials({ operation, document }: LoadedOperation, t: Text): Setting[] {
  const inputs = getInputs(document);
  const alternative = findAlternative(operation, inputs);
  const choice: Setting = {
    kind: 'select',
    label: t('playground:documents.credentials'),
    value: getAlternativeName(alternative),
    options: operation.security.map((one) => {
      const name = getAlternativeName(one);
      return { value: name, label: name || t('playground:documents.none') };
    }),
    change: (name) => changeInputs(document, { alternative: name }),
  };
  const address = findAddress(operation, inputs);
  const fields = listCredentialFields(alternative).map((field): Setting => {
    const { key, kind, scheme } = field;
    const stated = alternative.find(({ name }) => name === scheme)?.scheme;
    const tokenUrl = kind.startsWith('client') && stated && findTokenUrl(stated, address);
    const isElsewhere = tokenUrl && address && !tokenUrl.startsWith(`${new URL(address).origin}/`);
    return {
      kind: kind === 'user' || kind === 'clientId' ? 'text' : 'password',
      label: labelCredential(field, t),
      hint: tokenUrl
        ? t(isElsewhere ? 'playground:documents.sentElsewhere' : 'playground:documents.sentTo', { url: tokenUrl })
        : t('playground:documents.ofScheme', { scheme }),
      isRequired: false,
      value: inputs.credentials[key] ?? '',
      change: (value: string) =>
        changeInputs(document, { credentials: { ...getInputs(document).credentials, [key]: value } }),
    };
  });
  return [...(operation.security.length > 1 ? [choice] : []), ...fields];
}

function labelCredential({ kind, parameter }: CredentialField, t: Text): string {
  return kind === 'key' ? (parameter ?? t('playground:documents.kind.key')) : t(`playground:documents.kind.${kind}`);
}
