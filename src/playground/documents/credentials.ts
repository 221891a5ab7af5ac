import { encodeBase64 } from '../../encoding/base64.ts';
import { encodeUtf8 } from '../../encoding/bytes.ts';
import type { SecurityAlternative, SecurityScheme } from '../schema/call-document.ts';

/** What a reader enters for a scheme. `key`: with the name of the scheme unique within an alternative. */
export type CredentialField = {
  key: string;
  scheme: string;
  kind: 'key' | 'token' | 'user' | 'password' | 'clientId' | 'clientSecret';
};

/** Values of credential fields by their key. In memory only. */
export type Credentials = Readonly<Record<string, string>>;

/** What credentials add to a request. */
export type Addition = {
  headers: [name: string, value: string][];
  query: [name: string, value: string][];
  cookies: [name: string, value: string][];
};

const KINDS: Record<string, CredentialField['kind'][]> = {
  apiKey: ['key'],
  oauth2: ['token'],
  openIdConnect: ['token'],
};

/** The fields of an alternative. What a browser cannot send itself, such as a client certificate, has none. */
export function listCredentialFields(alternative: SecurityAlternative): CredentialField[] {
  return alternative.flatMap(({ name, scheme }) =>
    getKinds(scheme).map((kind): CredentialField => ({ key: `${name}.${kind}`, scheme: name, kind })),
  );
}

function getKinds({ type, scheme, flows }: SecurityScheme): CredentialField['kind'][] {
  if (type === 'http') return scheme?.toLowerCase() === 'basic' ? ['user', 'password'] : ['token'];
  if (flows?.clientCredentials) return ['clientId', 'clientSecret', 'token'];
  return KINDS[type] ?? [];
}

/** Whether everything is there that the alternative needs. With a client id and its secret a token can be had. */
export function isComplete(alternative: SecurityAlternative, credentials: Credentials): boolean {
  return listCredentialFields(alternative)
    .filter(({ kind }) => kind === 'key' || kind === 'token' || kind === 'user')
    .every(({ key }) => credentials[key]);
}

/** https://spec.openapis.org/oas/v3.1.1#security-scheme-object */
export function applyCredentials(alternative: SecurityAlternative, credentials: Credentials): Addition {
  const addition: Addition = { headers: [], query: [], cookies: [] };
  for (const { name, scheme } of alternative) {
    const get = (kind: CredentialField['kind']) => credentials[`${name}.${kind}`] ?? '';
    if (scheme.type === 'apiKey') {
      const place = { header: addition.headers, query: addition.query, cookie: addition.cookies }[scheme.in ?? ''];
      if (get('key')) place?.push([scheme.name ?? '', get('key')]);
    } else if (get('user')) {
      addition.headers.push([
        'Authorization',
        `Basic ${encodeBase64(encodeUtf8(`${get('user')}:${get('password')}`))}`,
      ]);
    } else if (get('token')) {
      addition.headers.push(['Authorization', `${getTokenScheme(scheme)} ${get('token').trim()}`]);
    }
  }
  return addition;
}

/** As the document writes it, `Bearer` in any other case. https://www.iana.org/assignments/http-authschemes */
function getTokenScheme({ type, scheme }: SecurityScheme): string {
  return type === 'http' && scheme !== undefined && scheme.toLowerCase() !== 'bearer' ? scheme : 'Bearer';
}
