import type { RoutePath } from '../../../.generated/routes.ts';
import type { SearchWords } from '../../../src/model/config.ts';

/** What English readers call the guides. */
export const guide: SearchWords<RoutePath>['keywords'] = {
  '/guide/quick-start': [
    'getting started, quickstart, quick start, hello world, first card, try it out, run the sandbox',
    'first api call, curl, playground, test your integration locally, run a sample app, tutorial',
    'newcomer',
    'where to begin',
  ],
  '/guide/': [
    'integration guide, overview of the integration, getting started',
    'integration steps, implementation guide',
  ],
  '/guide/get-config': [
    'base url, server url, api keys and credentials, ip whitelist, sandbox environment, production environment, environments',
    'api hosts, api credentials, get api key, sandbox credentials, ip allowlisting, environment urls',
    'url, hosts, credentials, allowlist',
    'api base url, sandbox access',
  ],
  '/guide/api-authentication': [
    'authentication, how to authenticate, bearer token, signature and token, oauth',
    'authenticate requests, api security',
    'mtls',
    'authentication methods',
    'api call description, how to call the api',
  ],
  '/guide/global-request-header': [
    'required headers, how to sign a request, request signing, string to sign, signature mismatch, invalid signature, nonce and timestamp',
    'signature calculation, sign with private key, request headers, timestamp out of range, nonce reuse, canonical request',
    'signature, how to sign, clock skew, hmac signature',
    'signing, headers, nonce, timestamp, hmac',
    'replay protection',
  ],
  '/guide/data-encryption': [
    'encrypt sensitive data, decrypt card number, aes gcm, jwe',
    'encrypt card data, payload encryption, message-level encryption, encryption algorithm',
    'encryption, encrypt, decrypt',
  ],
  '/guide/multi-language': [
    'localized messages, translation, i18n',
    'supported languages, error messages in Chinese, localization',
    'language, translations',
  ],
  '/guide/response-data': [
    'response envelope, http status codes, verify signature of a response, pagination, response format, error response',
    'api responses, response headers, response codes, response structure',
    'response, envelope',
  ],
  '/guide/key-pair': [
    'rotate keys, upload public key, generate rsa key pair, private key leaked, code samples, sdk, signing helpers',
    'key management, api keys, client libraries, java sdk, key expiry',
    'keys, rsa, key rotation',
  ],
  '/guide/chain-type': [
    'supported blockchains, supported networks, usdt trc20, chain confirmations, chain limits and fees, deposit methods',
    'supported tokens, supported assets, supported currencies for deposits, minimum deposit per network, which networks',
    'supported stablecoins and chains, number of confirmations',
    'blockchains, confirmations, networks, trc20, erc20, bep20, polygon, solana',
    'which coins, deposit confirmation time, wrong network, mining fee',
    'deposit not credited',
  ],
  '/guide/retries': [
    'idempotency key, avoid duplicate requests, retry safely, idempotent requests, rate limiting, too many requests',
    'timeouts, order of checks, idempotency, network timeout',
    'duplicate payments, no response received, exactly once, request timed out, api limits, requests per second',
    'idempotent, retry, throttling, duplicates, same request twice',
    'no reply from the server, safe to send again, how many calls, slow down, paid twice, connection dropped',
    'reuse an idempotency key, polling interval, retry lab, retry simulator',
  ],
  '/guide/first-runs': ['first payout, first token payment, end to end example', 'sample flows, use cases'],
  '/guide/test-and-simulate': [
    'test cards, test data, sandbox, test mode, simulate a purchase, simulate a deposit, force an error, trigger values',
    'test transactions, simulate transactions, test environment, local server, run locally, playground, mock server',
    'test your integration, simulate card transactions, test scenarios, test accounts, simulate clearing and refunds, magic values',
    'test, simulate, simulation, testing, fixtures',
    'play money, try without real money, pretend a customer pays',
  ],
  '/guide/going-live': [
    'go live, production checklist, launch checklist, move to production, switch to production',
    'production readiness, launch, deployment checklist, integration checklist',
    'production, live',
  ],
  '/guide/certification': [
    'certify a client, certification report, grade my client, acceptance test, integration test in ci, junit report',
    'chaos testing, fault injection, conformance test, readiness test',
  ],
  '/guide/concepts': [
    'how it works, architecture, sandbox environment, test data, how to get access, production access',
    'object model, base url, environments',
    'money movement, data model, funds flow, account structure, platform overview, roles and responsibilities',
    'core api concepts, core concepts, money movement flows, what is supported',
    'concepts, roles, participants, what can I build, use cases',
    'who holds the money, how it all fits together',
    'understanding objects',
  ],
  '/guide/card-spending': [
    'pre-authorization and capture, purchase declined, why was a card declined, authorization hold, authorization reversal',
    'void, merchant refund, chargeback, dispute, negative balance, foreign currency purchase, foreign transaction fee',
    'spending limit, 3ds one-time password, transaction notifications for cards, card webhook, foreign exchange fee',
    'atm withdrawal, spending controls, card disputes, card authorizations, clearing, refunds, 3d secure authentication',
    'authenticate transactions, card money movement, how money moves for a purchase',
    'authorization lifecycle, decline codes, decline reasons, partial approval, merchant category codes, spend limits, card fraud',
    'card limits, transaction limits, authorization rules',
    'authorization, declined, purchase, merchant restrictions, just-in-time funding',
    'customer returned the goods, money blocked on a card, pay in another currency, petrol station, unknown charge, shop refused the card',
  ],
  '/guide/reconciliation': [
    'settlement report, daily settlement, bookkeeping, accounting, rounding rules, reconcile balances, ledger',
    'balance mismatch, settlement, statements',
    'statements of account, financial reports, settlement reports, fee calculation, match transactions',
    'reconcile, rounding, end of day, balance does not add up',
    'books do not match, off by one cent, check every night',
  ],
  '/guide/security': [
    'pci dss compliance, store card numbers, gdpr and privacy, tls version, ip whitelist',
    'login and passwords, data protection, encrypt sensitive data',
    'security best practices, data privacy, ip allowlisting, mtls, tls requirements',
    'security, compliance, gdpr, cipher suites',
    'key published by accident, who may see card numbers, save the cvv',
    'tls 1.3, tls 1.2',
  ],
};
