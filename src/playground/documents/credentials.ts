import { encodeBase64 } from '../../../packages/base/encoding/base64.ts';
import { encodeUtf8 } from '../../../packages/base/encoding/bytes.ts';
import type { SampleHeader } from '../../samples/sample-request.ts';
import type { CallOperation, SecurityAlternative, SecurityScheme } from '../schema/call-document.ts';

/** What a reader enters for a scheme. `key`: with the name of the scheme unique within an alternative. */
export type CredentialField = {
  key: string;
  scheme: string;
  kind: 'key' | 'token' | 'user' | 'password' | 'clientId' | 'clientSecret';
  /** Of an API key, the header or parameter that it goes in. */
  parameter?: string;
};

/** Values of credential fields by their key. */
export type Credentials = Readonly<Record<string, string>>;

type Pair = [name: string, value: string];

/** What credentials add to a request. */
type Addition = { headers: Pair[]; query: Pair[] };

/** The fields of an alternative. What a page cannot send, such as a client certificate or a cookie, has none. */
export function listCredentialFields(alternative: SecurityAlternative): CredentialField[] {
  return alternative.flatMap(({ name, scheme }) =>
    getKinds(scheme).map(
      (kind): CredentialField => ({
        key: `${name}.${kind}`,
        scheme: name,
        kind,
        ...(kind === 'key' && scheme.name !== undefined && { parameter: scheme.name }),
      }),
    ),
  );
}

/** Names of the schemes that a page cannot send; cookies, which a program can, are not among them. */
export function listUnsent(alternative: SecurityAlternative): string[] {
  return alternative.flatMap(({ name, scheme }) =>
    getKinds(scheme).length === 0 && scheme.in !== 'cookie' ? [name] : [],
  );
}

/** Names of the cookies of a call, as credentials and as parameters: a browser lets no page set them for another server. */
export function listCookies(
  { parameters }: Pick<CallOperation, 'parameters'>,
  alternative: SecurityAlternative,
): string[] {
  const credentials = alternative.flatMap(({ scheme }) => (scheme.in === 'cookie' && scheme.name ? [scheme.name] : []));
  const others = parameters.filter((parameter) => parameter.in === 'cookie' && parameter.isRequired);
  return [...new Set([...credentials, ...others.map(({ name }) => name)])];
}

function getKinds({ type, in: location, scheme, flows }: SecurityScheme): CredentialField['kind'][] {
  switch (type) {
    case 'apiKey':
      return location === 'cookie' ? [] : ['key'];
    case 'http':
      return scheme?.toLowerCase() === 'basic' ? ['user', 'password'] : ['token'];
    case 'oauth2':
      return flows?.clientCredentials ? ['clientId', 'clientSecret', 'token'] : ['token'];
    case 'openIdConnect':
      return ['token'];
    default:
      return [];
  }
}

/** Headers and query parameters of credentials; those that are missing are not sent. https://spec.openapis.org/oas/v3.1.1#security-scheme-object */
export function applyCredentials(alternative: SecurityAlternative, credentials: Credentials): Addition {
  const addition: Addition = { headers: [], query: [] };
  for (const { name, scheme } of alternative) {
    const get = (kind: CredentialField['kind']) => credentials[`${name}.${kind}`]?.trim() ?? '';
    if (scheme.type === 'apiKey') {
      const place = scheme.in === 'header' ? addition.headers : scheme.in === 'query' ? addition.query : undefined;
      if (get('key')) place?.push([scheme.name ?? '', get('key')]);
    } else if (get('user')) {
      const pair = encodeUtf8(`${get('user')}:${get('password')}`);
      addition.headers.push(['Authorization', `Basic ${encodeBase64(pair)}`]);
    } else if (get('token')) {
      addition.headers.push(['Authorization', `${getTokenScheme(scheme)} ${get('token')}`]);
    }
  }
  return addition;
}

/** A cookie whose value is a variable of a program. */
export type CookieVariable = { name: string; variable: string };

type Described = { headers: SampleHeader[]; query: Pair[]; cookies: CookieVariable[] };

/** The same for a program of the reader's: headers and cookies with variables, parameters with words to replace. */
export function describeCredentials(alternative: SecurityAlternative): Described {
  const headers: SampleHeader[] = [];
  const query: Pair[] = [];
  const cookies: CookieVariable[] = [];
  for (const { scheme } of alternative) {
    const { type, in: location, name = '' } = scheme;
    if (type === 'apiKey' && location === 'query') query.push([name, `YOUR_${toVariable(name)}`]);
    else if (type === 'apiKey' && location === 'cookie') cookies.push({ name, variable: toVariable(name) });
    else if (type === 'apiKey' && location === 'header')
      headers.push({ name, text: '', variable: toVariable(name.replace(/^X-/i, '')) });
    else if (getKinds(scheme).includes('user'))
      headers.push({ name: 'Authorization', text: 'Basic ', variable: 'BASE64_OF_USER_AND_PASSWORD' });
    else if (getKinds(scheme).includes('token'))
      headers.push({ name: 'Authorization', text: `${getTokenScheme(scheme)} `, variable: 'ACCESS_TOKEN' });
  }
  return { headers, query, cookies };
}

/** `X-Api-Key` gives `API_KEY`, as in the samples of pages. */
export function toVariable(name: string): string {
  return name.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
}

/** As the document writes it, `Bearer` in any other case. https://www.iana.org/assignments/http-authschemes */
function getTokenScheme({ type, scheme }: SecurityScheme): string {
  return type === 'http' && scheme !== undefined && scheme.toLowerCase() !== 'bearer' ? scheme : 'Bearer';
}
