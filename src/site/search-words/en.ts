import type { RoutePath } from '../../../.generated/routes.ts';
import type { SearchWords } from '../../model/config.ts';
import { enSynonyms } from './en-synonyms.ts';
import { enWords } from './en-words.ts';

/** What English readers call the pages of this site. */
export const en: SearchWords<RoutePath> = {
  synonyms: enSynonyms,
  keywords: {
    '/guide/quick-start': [
      'getting started, quickstart, quick start, hello world, first card, try it out, run the sandbox',
    ],
    '/guide/': ['integration guide, overview of the integration, getting started'],
    '/guide/get-config': [
      'base url, server url, api keys and credentials, ip whitelist, sandbox environment, production environment, environments',
    ],
    '/guide/api-authentication': ['authentication, how to authenticate, bearer token, signature and token, oauth'],
    '/guide/global-request-header': [
      'required headers, how to sign a request, request signing, string to sign, signature mismatch, invalid signature, nonce and timestamp',
    ],
    '/guide/data-encryption': ['encrypt sensitive data, decrypt card number, aes gcm, jwe'],
    '/guide/multi-language': ['localized messages, translation, i18n'],
    '/guide/response-data': [
      'response envelope, http status codes, verify signature of a response, pagination, response format, error response',
    ],
    '/guide/key-pair': [
      'rotate keys, upload public key, generate rsa key pair, private key leaked, code samples, sdk, signing helpers',
    ],
    '/guide/chain-type': [
      'supported blockchains, supported networks, usdt trc20, chain confirmations, chain limits and fees, deposit methods',
    ],
    '/guide/retries': [
      'idempotency key, avoid duplicate requests, retry safely, idempotent requests, rate limiting, too many requests',
      'timeouts, order of checks, idempotency, network timeout',
    ],
    '/guide/first-runs': ['first payout, first token payment, end to end example'],
    '/guide/test-and-simulate': [
      'test cards, test data, sandbox, test mode, simulate a purchase, simulate a deposit, force an error, trigger values',
      'test transactions, simulate transactions, test environment',
    ],
    '/guide/going-live': ['go live, production checklist, launch checklist, move to production, switch to production'],
    '/guide/other/support': ['contact support, help, report a problem, status page'],
    '/guide/concepts': [
      'how it works, architecture, sandbox environment, test data, how to get access, production access',
      'object model, base url, environments',
    ],
    '/guide/card-spending': [
      'pre-authorization and capture, purchase declined, why was a card declined, authorization hold, authorization reversal',
      'void, merchant refund, chargeback, dispute, negative balance, foreign currency purchase, foreign transaction fee',
      'spending limit, 3ds one-time password, transaction notifications for cards, card webhook, foreign exchange fee',
      'atm withdrawal, spending controls, card disputes, card authorizations, clearing, refunds, 3d secure authentication',
      'authenticate transactions, card money movement, how money moves for a purchase',
    ],
    '/guide/reconciliation': [
      'settlement report, daily settlement, bookkeeping, accounting, rounding rules, reconcile balances, ledger',
      'balance mismatch, settlement, statements',
    ],
    '/guide/security': [
      'pci dss compliance, store card numbers, gdpr and privacy, tls version, ip whitelist',
      'login and passwords, data protection, encrypt sensitive data',
    ],
    '/guide/auth/code2token': [
      'get an access token, authorization code, oauth, login, api credentials, authenticate, authentication, get a token',
      'create access token, generate token, token lifetime',
    ],
    '/guide/auth/refresh-token': [
      'renew an access token, token expired, extend session, token expiry, oauth, refresh access token',
    ],
    '/guide/other/scopes': [
      'permissions, access rights, missing permission, roles, 403 forbidden, api permissions, user roles',
    ],
    '/guide/card/card-bin-list': [
      'available cards, card programs, card types, card fees and limits, issuing fees, monthly fee, which cards can I issue',
      'spending limit, list card programs, card networks, list card products, set up card program, choose a card program',
    ],
    '/guide/card/card-bin-info': [
      'card program details, card fees and limits, issuing fee, monthly fee, bin lookup, get card program',
    ],
    '/guide/card/open-card': [
      'issue a card, create a card, new virtual card, order a physical card, card creation, request a card',
      'mailing address of a card, card shipping, create card, issue card, create virtual card, create physical card, add card',
      'new card',
    ],
    '/guide/card/active-card': ['card activation, physical card arrived, activation code, activate card'],
    '/guide/card/card-list': [
      'list all cards, find cards of a holder, search cards, card balances, list cards, get all cards, cards of a user',
    ],
    '/guide/card/card-info': [
      'get a card, retrieve a card, full card number, show pan and cvv, expiry date, card balance, reveal card data',
      'store card numbers, get card, retrieve card, get card details, get pan, embed card',
    ],
    '/guide/card/card-holder-bind': ['assign a card to a person, link card to holder, attach holder'],
    '/guide/card/card-contact': [
      'change billing address of a card, 3ds code phone, otp for online purchases, card e-mail, update card',
      'one-time passcode, update billing address, update card details, enroll 3ds, 3d secure authentication',
    ],
    '/guide/card/card-pwd': ['change pin, reset pin code, forgotten pin, atm pin, set pin'],
    '/guide/card/card-status': [
      'block card, lock card, suspend card, pause card, disable a card, unlock card, lost or stolen card, report lost card',
      'freeze card, update card status, card state transition, unfreeze card',
    ],
    '/guide/card/card-recharge': [
      'fund a card, load money onto a card, add funds to a card, top up a card, increase card balance, load card, fund card',
      'transfer to card',
    ],
    '/guide/card/card-withdraw': [
      'unload card, move money back from a card, take money off a card, defund a card, transfer from card',
      'transfer funds from card',
    ],
    '/guide/card/cancel-card': [
      'close a card permanently, terminate card, delete card, lost or stolen card, refund the remaining balance of a card',
      'close card, replace card, revoke card',
    ],
    '/guide/card/card-log-list': [
      'transaction history, list transactions, list authorizations, card statement, account statement, purchase history',
      'card activity, declined transactions, list card transactions, statements',
    ],
    '/guide/card/card-log-info': [
      'get a transaction, transaction details, decline reason, declined transaction, why was a purchase declined',
      'get transaction, retrieve a transaction',
    ],
    '/guide/card/holder/country-code': [
      'supported countries, country list, phone country prefix, dial codes, accepted nationalities, accepted documents',
    ],
    '/guide/card/holder/create-holder': [
      'register a cardholder, create cardholder, add a user, kyc, identity verification, upload passport, id documents',
      'customer onboarding, customer verification, create user, create customer, create account holder',
    ],
    '/guide/card/holder/update-holder': [
      'resubmit documents, change cardholder email, kyc rejected, upload documents again, edit customer, update cardholder',
      'update customer, request for information, rfi, additional verification',
    ],
    '/guide/card/holder/holder-detail': [
      'kyc status, verification status, kyc rejected, why was a holder rejected, verification result, get cardholder',
      'retrieve cardholder, get customer, kyc result',
    ],
    '/guide/card/holder/holder-list': ['list cardholders, all customers, search users, list customers, list users'],
    '/guide/payment/channel-list': [
      'payout methods, supported payout currencies, payout countries, payout fees, payout limits, payment rails',
      'delivery time, list payment methods, payout currencies and countries, list channels, view channels, payout network',
    ],
    '/guide/payment/channel-params': [
      'recipient bank details, beneficiary bank account, iban and swift code, payee form fields, recipient requirements',
      'bank account fields, add a payee, create beneficiary, create recipient, add bank account, beneficiary requirements',
      'reason for transfer, purpose of payment',
    ],
    '/guide/payment/apply-quote': [
      'fx rate, exchange rate, lock an exchange rate, currency conversion, fx quote, convert currency, create quote',
      'get quote, foreign exchange, authenticated quote',
    ],
    '/guide/payment/pay-now': [
      'send a payout, make a payment, create a transfer, bank transfer, send money, pay a recipient, wire transfer',
      'add a payee, beneficiary, create payment, create payout, create transfer, send payment',
    ],
    '/guide/payment/order-detail': [
      'payment status, payout status, track a transfer, returned payment, failed payout, refund of a payment',
      'where is my payment, get payment, get payout, get transfer, transfer status',
    ],
    '/guide/biz/wallet': [
      'account balance, merchant balance, available balance, funding account, fund the merchant account, top up wallet',
      'deposit address, get balance, get balances, retrieve account balance, low balance alert, fund wallet, deposit funds',
      'settled and unsettled balances',
    ],
    '/guide/other/errors': [
      'insufficient funds, insufficient balance, error handling, error messages, 429 too many requests',
      'invalid signature, timeout, retry after an error, 500 502 503 504 server error, clock skew',
    ],
    '/guide/other/formats': [
      'pagination, date format, iso 8601, phone number format, decimal places, currency decimals, timezone, cursor, id format',
      'paging, list pagination, amounts and currencies',
    ],
    '/guide/other/versions': ['changelog, release notes, api version, breaking changes, deprecation policy'],
    '/guide/other/questions': ['open questions, assumptions, unknowns'],
    '/guide/other/glossary': ['terminology, definitions, terms, dictionary'],
    '/guide/other/card': [
      'card network, visa mastercard, card statuses, prepaid and shared cards, card types, funding model, card lifecycle',
    ],
    '/reference/': ['api reference, all endpoints, list of operations, endpoints'],
    '/token/': ['crypto payments, sign token service calls, token payment basics, deposit methods'],
    '/token/gen-user': [
      'deposit address, create a crypto address, receive crypto, usdt address, new wallet address for a user, create wallet',
      'create deposit address, generate address, receive usdt, display address',
    ],
    '/token/withdraw': [
      'crypto withdrawal, send usdt, send crypto, withdraw usdt, cash out, on-chain transfer, network fee, create withdrawal',
      'send transaction, blockchain fee',
    ],
    '/token/listen': [
      'webhook, webhooks, callback url, push notifications, event types, subscribe to events, deposit notification',
      'real-time events, get notified, reconnect, missed events, create webhook, webhook events, webhook signature',
      'list events, event notifications, receive webhooks, payment received notification',
    ],
    '/token/ack': [
      'confirm events, event received, ack, lost events, missed events, acknowledge event, duplicate events',
    ],
    '/token/refresh': ['new listen ticket, event snapshot, resync'],
  },
  words: enWords,
};
