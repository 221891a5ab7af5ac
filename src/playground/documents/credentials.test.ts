import { expect, it } from 'vitest';
import type { RelayRequest } from '../../relay/relay-message.ts';
import { withTokens } from './client-credentials.ts';
import { applyCredentials, describeCredentials, listCookies, listCredentialFields, listUnsent } from './credentials.ts';
import { AddressError, getServerAddress, joinTarget, readAddress } from './server-address.ts';

const none = { headers: [], query: [] };

it('sends each scheme where its document says', () => {
  const key = { name: 'key', scopes: [], scheme: { type: 'apiKey', in: 'query', name: 'api_key' } };
  const app = { name: 'app', scopes: [], scheme: { type: 'apiKey', in: 'header', name: 'X-App' } };
  expect(applyCredentials([key, app], { 'key.key': 'k', 'app.key': 'a' })).toEqual({
    ...none,
    headers: [['X-App', 'a']],
    query: [['api_key', 'k']],
  });
  const basic = { name: 'basic', scopes: [], scheme: { type: 'http', scheme: 'Basic' } };
  expect(applyCredentials([basic], { 'basic.user': 'ü', 'basic.password': '' }).headers).toEqual([
    ['Authorization', 'Basic w7w6'],
  ]);
  const token = { name: 'token', scopes: [], scheme: { type: 'http', scheme: 'bearer' } };
  expect(applyCredentials([token], { 'token.token': ' abc\n' }).headers).toEqual([['Authorization', 'Bearer abc']]);
  expect(applyCredentials([token], {})).toEqual(none);
});

const oauth = {
  name: 'oauth',
  scopes: ['read', 'write'],
  scheme: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: 'https://a.example/token' } } },
};
const server = 'https://api.example/v1';
const tls = { name: 'tls', scopes: [], scheme: { type: 'mutualTLS' } };
const session = { name: 'session', scopes: [], scheme: { type: 'apiKey', in: 'cookie', name: 'sid' } };

it('has a field for what a page can send, and says what it cannot', () => {
  expect(listCredentialFields([oauth, tls, session]).map(({ key }) => key)).toEqual([
    'oauth.clientId',
    'oauth.clientSecret',
    'oauth.token',
  ]);
  expect(listUnsent([oauth, tls, session])).toEqual(['tls']);
  const parameter = { name: 'theme', in: 'cookie', isRequired: true, schema: {}, serialisation: {} } as const;
  expect(listCookies({ parameters: [parameter] }, [session])).toEqual(['sid', 'theme']);
});

it('writes credentials as variables of a program', () => {
  const key = { name: 'key', scopes: [], scheme: { type: 'apiKey', in: 'header', name: 'X-Api-Key' } };
  const query = { name: 'query', scopes: [], scheme: { type: 'apiKey', in: 'query', name: 'token' } };
  expect(describeCredentials([key, oauth, query, session])).toEqual({
    headers: [
      { name: 'X-Api-Key', text: '', variable: 'API_KEY' },
      { name: 'Authorization', text: 'Bearer ', variable: 'ACCESS_TOKEN' },
    ],
    query: [['token', 'YOUR_TOKEN']],
    cookies: [{ name: 'sid', variable: 'SID' }],
  });
});

it('gets a token by client credentials once, and says why there is none', async () => {
  const sent: RelayRequest[] = [];
  const entered = { 'oauth.clientId': 'c', 'oauth.clientSecret': 's:' };
  const issue = async (request: RelayRequest) => {
    sent.push(request);
    return { status: 200, headers: {}, body: '{"access_token":"t","expires_in":60}' };
  };
  expect(await withTokens([oauth], entered, { server, send: issue })).toEqual({ ...entered, 'oauth.token': 't' });
  expect(await withTokens([oauth], entered, { server, send: issue })).toMatchObject({ 'oauth.token': 't' });

  expect(sent).toHaveLength(1);
  expect(new TextDecoder().decode(sent[0]?.body)).toBe('grant_type=client_credentials&scope=read+write');
  expect(sent[0]?.headers).toContainEqual(['Authorization', 'Basic YzpzJTNB']);
  const refuse = async () => ({ status: 401, headers: {}, body: '{"error":"invalid_client"}' });
  const other = { ...entered, 'oauth.clientId': 'other' };
  await expect(withTokens([oauth], other, { server, send: refuse })).rejects.toMatchObject({
    status: 401,
    code: 'invalid_client',
  });
  await expect(withTokens([oauth], other, { server, send: async () => undefined })).rejects.toMatchObject({
    status: 0,
  });
  const flows = { clientCredentials: { tokenUrl: 'oauth/token' } };
  const relative = { ...oauth, scheme: { ...oauth.scheme, flows } };
  await withTokens([relative], entered, { server, send: issue });
  expect(sent[1]?.url).toBe('https://api.example/v1/oauth/token');
  const unsafe = { clientCredentials: { tokenUrl: 'http://a.example/token' } };
  const insecure = { ...oauth, scheme: { ...oauth.scheme, flows: unsafe } };
  await expect(withTokens([insecure], entered, { server, send: issue })).rejects.toMatchObject({
    reason: 'unsafeTokenUrl',
    url: 'http://a.example/token',
  });
  expect(sent).toHaveLength(2);
  // A token of the reader's own is sent as it is.
  expect(await withTokens([oauth], { ...other, 'oauth.token': 'own' }, { server, send: refuse })).toMatchObject({
    'oauth.token': 'own',
  });
});

it('fills in variables of a server, and takes no address that calls may not go to', () => {
  const server = {
    url: '{scheme}://{region}.example.com/v1/',
    variables: [
      { name: 'scheme', value: 'https', choices: [] },
      { name: 'region', value: 'eu', choices: ['eu', 'us'] },
    ],
  };
  const page = 'https://docs.example.com/guide/';
  expect(getServerAddress(server, {}, page)).toBe('https://eu.example.com/v1');
  expect(getServerAddress(server, { region: 'us' }, page)).toBe('https://us.example.com/v1');
  expect(getServerAddress(server, { scheme: 'javascript' }, page)).toBeUndefined();
  expect(getServerAddress({ url: '/api', variables: [] }, {}, page)).toBe('https://docs.example.com/api');
  expect(readAddress('http://127.0.0.1:4010')).toBe('http://127.0.0.1:4010');
  expect(readAddress('http://example.com')).toBeUndefined();
  expect(readAddress('https://user@example.com')).toBeUndefined();
});

it('refuses a path of a document that would lead to another server', () => {
  expect(joinTarget('https://api.example.com/v1', '/users?a=b').href).toBe('https://api.example.com/v1/users?a=b');
  const paths = ['users/', '.evil.example/x', ':8443/x', '@evil.example/x', '{x', '@api.example.com/x'];
  for (const path of paths) {
    expect(() => joinTarget('https://api.example.com', path), path).toThrow(AddressError);
  }
});
