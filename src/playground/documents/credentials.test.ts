import { expect, it } from 'vitest';
import type { RelayRequest } from '../../relay/relay-message.ts';
import { requestToken } from './client-credentials.ts';
import { applyCredentials, isComplete, listCredentialFields } from './credentials.ts';
import { getServerAddress, readAddress } from './server-address.ts';

const none = { headers: [], query: [], cookies: [] };

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

it('asks for what an alternative needs, and says when it is there', () => {
  const oauth = {
    name: 'oauth',
    scopes: ['read'],
    scheme: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: 'https://a.example/token' } } },
  };
  expect(listCredentialFields([oauth]).map(({ key }) => key)).toEqual([
    'oauth.clientId',
    'oauth.clientSecret',
    'oauth.token',
  ]);
  expect(isComplete([oauth], { 'oauth.clientId': 'c' })).toBe(false);
  expect(isComplete([oauth], { 'oauth.token': 't' })).toBe(true);
  expect(listCredentialFields([{ name: 'tls', scopes: [], scheme: { type: 'mutualTLS' } }])).toEqual([]);
});

it('gets a token by client credentials, and says why there is none', async () => {
  const sent: RelayRequest[] = [];
  const request = { tokenUrl: 'https://a.example/token', clientId: 'c', clientSecret: 's:', scopes: ['read', 'write'] };
  const token = await requestToken(request, async (one) => {
    sent.push(one);
    return { status: 200, headers: {}, body: '{"access_token":"t"}' };
  });

  expect(token).toBe('t');
  expect(new TextDecoder().decode(sent[0]?.body)).toBe('grant_type=client_credentials&scope=read+write');
  expect(sent[0]?.headers).toContainEqual(['Authorization', 'Basic YzpzJTNB']);
  const refuse = async () => ({ status: 401, headers: {}, body: '{"error":"invalid_client"}' });
  await expect(requestToken(request, refuse)).rejects.toMatchObject({ status: 401, code: 'invalid_client' });
  await expect(requestToken(request, async () => undefined)).rejects.toMatchObject({ status: 0 });
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
