import type { RoutePath } from '../../../.generated/routes.ts';
import type { SearchWords } from '../../model/config.ts';
import { enSynonyms } from './en-synonyms.ts';

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
    '/guide/response-data': ['response envelope, http status codes, verify signature of a response, pagination'],
    '/guide/key-pair': [
      'rotate keys, upload public key, generate rsa key pair, private key leaked, code samples, sdk, signing helpers',
    ],
    '/guide/chain-type': [
      'supported blockchains, supported networks, usdt trc20, chain confirmations, chain limits and fees',
    ],
    '/guide/retries': [
      'idempotency key, avoid duplicate requests, retry safely, idempotent requests, rate limiting, too many requests, timeouts, order of checks',
    ],
    '/guide/first-runs': ['first payout, first token payment, end to end example'],
    '/guide/test-and-simulate': [
      'test cards, test data, sandbox, test mode, simulate a purchase, simulate a deposit, force an error, trigger values, test transactions',
    ],
    '/guide/going-live': ['go live, production checklist, launch checklist'],
    '/guide/other/support': ['contact support, help, report a problem, status page'],
    '/guide/concepts': [
      'how it works, architecture, sandbox environment, test data, how to get access, production access',
      'object model, base url, environments',
    ],
    '/guide/card-spending': [
      'pre-authorization and capture, purchase declined, why was a card declined, authorization hold',
      'authorization reversal, void, merchant refund, chargeback, dispute, negative balance',
      'foreign currency purchase, foreign transaction fee, spending limit, 3ds one-time password',
      'transaction notifications for cards, card webhook',
    ],
    '/guide/reconciliation': [
      'settlement report, daily settlement, bookkeeping, accounting, rounding rules, reconcile balances',
      'ledger',
    ],
    '/guide/security': [
      'pci dss compliance, store card numbers, gdpr and privacy, tls version, ip whitelist',
      'login and passwords, data protection, encrypt sensitive data',
    ],
    '/guide/auth/code2token': [
      'get an access token, authorization code, oauth, login, api credentials, authenticate, authentication',
    ],
    '/guide/auth/refresh-token': ['renew an access token, token expired, extend session, token expiry, oauth'],
    '/guide/other/scopes': ['permissions, access rights, missing permission, roles, 403 forbidden'],
    '/guide/card/card-bin-list': [
      'available cards, card programs, card types, card fees and limits, issuing fees, monthly fee',
      'which cards can I issue, spending limit',
    ],
    '/guide/card/card-bin-info': ['card program details, card fees and limits, issuing fee, monthly fee, bin lookup'],
    '/guide/card/open-card': [
      'issue a card, create a card, new virtual card, order a physical card, card creation, request a card',
      'mailing address of a card, card shipping',
    ],
    '/guide/card/active-card': ['card activation, physical card arrived, activation code'],
    '/guide/card/card-list': ['list all cards, find cards of a holder, search cards, card balances'],
    '/guide/card/card-info': [
      'get a card, retrieve a card, full card number, show pan and cvv, expiry date, card balance',
      'reveal card data, store card numbers',
    ],
    '/guide/card/card-holder-bind': ['assign a card to a person, link card to holder, attach holder'],
    '/guide/card/card-contact': [
      'change billing address of a card, 3ds code phone, otp for online purchases, card e-mail',
    ],
    '/guide/card/card-pwd': ['change pin, reset pin code, forgotten pin, atm pin, set pin'],
    '/guide/card/card-status': [
      'block card, lock card, suspend card, pause card, disable a card, unlock card, lost or stolen card',
      'report lost card',
    ],
    '/guide/card/card-recharge': [
      'fund a card, load money onto a card, add funds to a card, top up a card, increase card balance',
    ],
    '/guide/card/card-withdraw': ['unload card, move money back from a card, take money off a card, defund a card'],
    '/guide/card/cancel-card': [
      'close a card permanently, terminate card, delete card, lost or stolen card',
      'refund the remaining balance of a card',
    ],
    '/guide/card/card-log-list': [
      'transaction history, list transactions, list authorizations, card statement, account statement',
      'purchase history, card activity, declined transactions',
    ],
    '/guide/card/card-log-info': [
      'get a transaction, transaction details, decline reason, declined transaction',
      'why was a purchase declined',
    ],
    '/guide/card/holder/country-code': [
      'supported countries, country list, phone country prefix, dial codes, accepted nationalities',
    ],
    '/guide/card/holder/create-holder': [
      'register a cardholder, create cardholder, add a user, kyc, identity verification, upload passport',
      'id documents, customer onboarding, customer verification',
    ],
    '/guide/card/holder/update-holder': [
      'resubmit documents, change cardholder email, kyc rejected, upload documents again, edit customer',
    ],
    '/guide/card/holder/holder-detail': [
      'kyc status, verification status, kyc rejected, why was a holder rejected, verification result',
    ],
    '/guide/card/holder/holder-list': ['list cardholders, all customers, search users'],
    '/guide/payment/channel-list': [
      'payout methods, supported payout currencies, payout countries, payout fees, payout limits',
      'payment rails, delivery time',
    ],
    '/guide/payment/channel-params': [
      'recipient bank details, beneficiary bank account, iban and swift code, payee form fields',
      'recipient requirements, bank account fields, add a payee',
    ],
    '/guide/payment/apply-quote': [
      'fx rate, exchange rate, lock an exchange rate, currency conversion, fx quote, convert currency',
    ],
    '/guide/payment/pay-now': [
      'send a payout, make a payment, create a transfer, bank transfer, send money, pay a recipient',
      'wire transfer, add a payee',
    ],
    '/guide/payment/order-detail': [
      'payment status, payout status, track a transfer, returned payment, failed payout, refund of a payment',
      'where is my payment',
    ],
    '/guide/biz/wallet': [
      'account balance, merchant balance, available balance, funding account, fund the merchant account',
      'top up wallet, deposit address',
    ],
    '/guide/other/errors': [
      'insufficient funds, insufficient balance, error handling, error messages, 429 too many requests',
      'invalid signature, timeout, retry after an error, 500 502 503 504 server error, clock skew',
    ],
    '/guide/other/formats': [
      'pagination, date format, iso 8601, phone number format, decimal places, currency decimals, timezone',
      'cursor, id format',
    ],
    '/guide/other/versions': ['changelog, release notes, api version, breaking changes, deprecation policy'],
    '/guide/other/questions': ['open questions, assumptions, unknowns'],
    '/guide/other/glossary': ['terminology, definitions, terms, dictionary'],
    '/guide/other/card': ['card network, visa mastercard, card statuses, prepaid and shared cards, card types'],
    '/reference/': ['api reference, all endpoints, list of operations, endpoints'],
    '/token/': ['crypto payments, sign token service calls, token payment basics'],
    '/token/gen-user': [
      'deposit address, create a crypto address, receive crypto, usdt address, new wallet address for a user',
    ],
    '/token/withdraw': [
      'crypto withdrawal, send usdt, send crypto, withdraw usdt, cash out, on-chain transfer, network fee',
    ],
    '/token/listen': [
      'webhook, webhooks, callback url, push notifications, event types, subscribe to events',
      'deposit notification, real-time events, get notified, reconnect, missed events',
    ],
    '/token/ack': ['confirm events, event received, ack, lost events, missed events'],
    '/token/refresh': ['new listen ticket, event snapshot, resync'],
  },
  words: {
    '/guide/quick-start': 'begin start tutorial script install run example launch',
    '/guide/': 'integrate integration onboarding guide manual introduction',
    '/guide/get-config':
      'server url gateway host domain staging uat sandbox production configuration setup credentials client id whitelist environment base',
    '/guide/api-authentication': 'authenticate authorization bearer signature token lifetime expired',
    '/guide/global-request-header':
      'signing algorithm canonical string digest hmac headers parameters nonce timestamp clock skew mismatch verify',
    '/guide/data-encryption': 'encrypt decrypt cipher jwe aes rsa oaep sensitive pin cvv',
    '/guide/multi-language': 'locale language translation accept-language messages',
    '/guide/response-data': 'envelope status http fields success lists paging verify parse requestId',
    '/guide/key-pair': 'rsa pem certificate rotation rotate leak compromise public private helper sdk library',
    '/guide/chain-type': 'blockchain erc20 trc20 bep20 confirmations network minimum limits',
    '/guide/retries':
      'idempotent duplicate submission mutating safe retry backoff exponential throttle quota requests per second burst checks order timeout',
    '/guide/first-runs': 'payout deposit walkthrough example sequence',
    '/guide/test-and-simulate':
      'test transactions simulate authorization balance decline fixtures trigger mock simulator keys playground public',
    '/guide/going-live': 'checklist launch live integration test production',
    '/guide/other/support': 'contact help incident availability feedback',
    '/guide/concepts':
      'introduction basics overview architecture entities objects lifecycle roles environments staging test keys access account onboarding merchant who does what',
    '/guide/card-spending':
      'authorizations auth capture clearings settle settled unsettled pending incremental partial real-time decline approve decision merchant category mcc atm shop online purchase refund reversal chargeback dispute foreign cross-border 3ds otp challenge avs address verification overdraft notification lifecycle limit velocity control controls duration',
    '/guide/reconciliation':
      'reconcile match mismatch difference discrepancy books accounting ledger settlement report daily statement sums totals rounding finance',
    '/guide/security':
      'compliance pci dss audit tls certificate ssl secrets vault store logging sensitive leak compromise incident rotate privacy gdpr whitelist firewall',
    '/guide/auth/code2token':
      'obtain token client id secret grant type credentials bearer oauth authenticate login valid expires lifetime first',
    '/guide/auth/refresh-token': 're-authenticate expired renew rotate session extend valid lifetime',
    '/guide/other/scopes':
      'permission insufficient lacks required forbidden access control role privilege authorization',
    '/guide/card/card-bin-list':
      'program discovery offers catalogue available brands network visa mastercard prices fees limits choose type',
    '/guide/card/card-bin-info': 'program offer price fees limits minimum maximum capability',
    '/guide/card/open-card':
      'issue issuing issuance provision virtual physical plastic request application order account duplicate prevent first embossed shipping delivery launch',
    '/guide/card/active-card': 'activation pending arrived received plastic physical mail enable code',
    '/guide/card/card-list': 'issued overview filter search lookup by holder export',
    '/guide/card/card-info':
      'sensitive secure reveal display pan cvv cvc expiry expiration month year last4 masked number balance status state',
    '/guide/card/card-holder-bind': 'assign attach associate link map person client user employee',
    '/guide/card/card-contact': 'email phone mobile number avs billing zip address otp notification recipient',
    '/guide/card/card-pwd': 'pin management reset change forgot atm pos wrong locked tries',
    '/guide/card/card-status':
      'block unblock lock unlock suspend unsuspend pause resume soft temporary restriction misplaced lost stolen fraud control disable enable state transition change',
    '/guide/card/card-recharge':
      'top-up fund funding load reload add deposit transfer to card increase prepaid prefund single-use',
    '/guide/card/card-withdraw': 'unload defund remove funds return transfer from card decrease sweep',
    '/guide/card/cancel-card':
      'terminate termination close closure delete deletion destroy permanent damaged replace lost stolen end',
    '/guide/card/card-log-list':
      'transactions movements activity history statement export entries spending report authorizations settled list',
    '/guide/card/card-log-info':
      'transaction single result outcome poll pending settled settlement status decline reason receipt',
    '/guide/card/holder/country-code':
      'supported nationality residence identification types document kinds dialing prefix region',
    '/guide/card/holder/create-holder':
      'customer client user person onboard onboarding register sign up kyc identity document passport hosted required documentation individual account holders verification',
    '/guide/card/holder/update-holder':
      'edit correct amend resubmit re-upload rejected documents email phone address name change',
    '/guide/card/holder/holder-detail':
      'get customer client verified kyc result outcome rejected reason pending review state verification status',
    '/guide/card/holder/holder-list': 'customers clients users all search page account holders',
    '/guide/payment/channel-list':
      'method type rail corridor country currency speed delivery arrival cut-off cost minimum maximum availability swift sepa ach local',
    '/guide/payment/channel-params':
      'recipient payee receiving bank account routing sort aba iban bic swift holder name required fields form validation purpose schema banks supported',
    '/guide/payment/apply-quote':
      'rate fx forex foreign exchange convert conversion lock hold fixed source target funding amount fees estimate price',
    '/guide/payment/pay-now':
      'payout transfer disbursement remittance wire send funds bank create execute confirm recipient payee purpose',
    '/guide/payment/order-detail':
      'payout status retrieve track bounced returned rejected failed arrived refund history result confirmation letter proof receipt',
    '/guide/biz/wallet':
      'treasury prefund prefunding funding instructions deposit account float reserve available frozen balances currencies top-up',
    '/guide/other/errors':
      'code message troubleshooting internal server gateway timeout unavailable bad request unauthorized forbidden not found conflict unprocessable invalid parameter funds insufficient mismatch backoff support',
    '/guide/other/formats':
      'pagination limit offset page size cursor sorting timestamp timezone utc date minor units cents decimals string number phone e164 postal code',
    '/guide/other/versions':
      'migration upgrade changelog deprecated sunset release notes notice backwards compatible older management version',
    '/token/':
      'crypto digital currency gateway minimum confirmations network blockchain usdt usdc trc20 erc20 bep20 custody prerequisites',
    '/token/gen-user':
      'wallet address tron create assign customer payment address deposit receive network chain minimum confirmations qr code',
    '/token/withdraw': 'external on-chain crypto send transfer out gas network fee memo tag hash destination whitelist',
    '/token/listen':
      'ipn webhook retries notification payment received deposit confirmed pending stream socket websocket push delivery replay confirmations minimum heartbeat ping reconnect',
    '/token/ack': 'acknowledgement confirm processed received retries redelivery duplicate messages unconfirmed',
    '/token/refresh': 'renew ticket resync snapshot reconnect session expired',
    '/guide/other/glossary': 'related terms meaning dictionary abbreviations acronyms',
    '/guide/other/card':
      'network scheme brand status lifecycle states model virtual physical prepaid debit shared limit',
  },
};
