import type { RoutePath } from '../../../.generated/routes.ts';
import type { SearchWords } from '../../../src/model/config.ts';

/** Single words of English readers that point to a page: what other providers call it, what goes wrong there. */
export const words: SearchWords<RoutePath>['words'] = {
  '/guide/quick-start':
    'tutorial script install example hello world walkthrough step minimal first request call sample demo beginner setup clone postman try minutes local integration guide sdk newcomer hands-on working terminal nodejs npm docker application app build',
  '/guide/':
    'integrate integration onboarding manual introduction documentation docs started steps roadmap reading order topics home landing prerequisites implementation journey plan phases path checklist start here welcome',
  '/guide/get-config':
    'server url gateway host domain staging uat sandbox production configuration setup credentials client id whitelist environment base key secret app ip whitelisting allow list static egress environments test mode live urls dns proxy registration sign up console dashboard account provisioning public merchant number variables env workspace settings addresses outbound inbound network connectivity region secrets keys sign-up portal access methods',
  '/guide/api-authentication':
    'authorization bearer signature token expired auth mutual tls mtls key jwt oauth2 401 unauthorized sign security scheme basic header access requests invalid certificate signed identity proof plus methods call description',
  '/guide/global-request-header':
    'signing algorithm canonical string digest hmac parameters nonce timestamp clock skew mismatch verify content type user agent hmac-sha256 rsa-sha256 message sign verification failed sorted query body hash base64 canonicalization replay drift time server idempotency key accept correlation trace tracing id mandatory calculation compute private x-request-id expired reuse replayed concatenate newline example vector protection',
  '/guide/data-encryption':
    'decrypt cipher jwe aes rsa oaep sensitive pin cvv payload field level end gcm ciphertext plaintext iv tag decryption failed session key envelope secure transmit card wrapping base64url jwk pgp hybrid decrypting algorithm standard block reveal mle',
  '/guide/multi-language':
    'accept-language messages internationalization localisation english chinese zh cn localized error text display customers lang message header',
  '/guide/response-data':
    'envelope status http fields success lists paging verify parse requestId body format schema json structure standard root timestamp trace paginated wrapper flag null empty unknown parsing deserialize signature check webhook integrity headers codes reply payload example flags',
  '/guide/key-pair':
    'rsa pem certificate rotation rotate leak compromise public private helper sdk library pkcs8 pkcs1 openssl generate keypair signing upload renew expire rollover two vault hsm kms download client libraries postman java python php go node curl lost regenerate sample code expired certificates version compromised',
  '/guide/chain-type':
    'blockchain erc20 trc20 bep20 confirmations network minimum limits tron ethereum bsc polygon solana usdt usdc stablecoin tokens coins assets contract address format currencies decimals block time gas memo protocol base arbitrum mainnet testnet list fees stablecoins currency wrong mining credited arriving',
  '/guide/retries':
    'idempotent duplicate submission mutating safe retry backoff exponential throttle quota requests second burst checks order timeout retrying replay key uniqueness header 24 hours once only most safely network failure unknown outcome timed out limits quotas tps qps concurrency rps 429 jitter throttling circuit breaker dead connection reset lost response post twice charge validation precedence payments reliability resilience result reply wait delay prevent calls slow again dropped reuse interval',
  '/guide/first-runs':
    'deposit walkthrough example sequence scenario e2e complete flow tutorial sample crypto usecase journey use case recipe step run through',
  '/guide/test-and-simulate':
    'transactions authorization balance decline fixtures trigger mock keys playground public sandbox dummy magic numbers card data force failure mocking faucet tokens clock time travel reset emulator outcome 3ds kyc approve reject deposit webhook scenario fund scenarios verification cases testnet clearing refunds returns accounts users review play pretend real money',
  '/guide/going-live':
    'checklist launch integration test production certification uat acceptance cutover rollout switch move readiness deploy monitoring review ready before accept real customers ramp pilot rollback alerts reconciliation',
  '/guide/other/support':
    'contact help incident availability feedback outage downtime maintenance sla service uptime escalation email ticket bug faq community reach team question hours',
  '/guide/concepts':
    'introduction basics architecture entities lifecycle roles environments staging test keys access account onboarding merchant glossary big picture entity relationship diagram money movement flow funds structure program participants issuer processor acquirer role customer platform fundamentals core resources hierarchy sign up apply common model responsibilities parties legal bank issuing payouts digital assets terminology explained summary fits together holds understanding',
  '/guide/card-spending':
    'authorizations auth capture clearings settle settled unsettled pending incremental partial real time decline approve decision merchant category mcc atm shop online purchase refund reversal chargeback dispute foreign cross border 3ds otp challenge avs address verification overdraft notification lifecycle limit velocity control controls duration authorisation stream stand approvals hold captured presentment offline force post over tip fuel hotel void expire expired release returns credit disputes fraud restriction allow deny block rules daily contactless apple google pay tokenization wallet balance negative insufficient declines reasons code fee markup currency fx cash recurring subscription polling statuses transaction pos ecommerce moves digital provisioning provision expiry dual single message codes partially international abroad travel expires gratuities strong customer authentication stand-in blocked merchants engine realtime webhook simulate network tokens chip late chargebacks representment adjustment posted delayed clearing set limits authorisations just-in-time rental car card-not-present goods petrol unknown refused money',
  '/guide/reconciliation':
    'reconcile match mismatch difference discrepancy books accounting ledger settlement report daily statement sums totals rounding finance reconciling settled files statements export csv t+1 cutoff end day balance transaction double entry journal fees breakdown net gross formula calculation amount half up precision cents missing unmatched audit trail general balancing reports account bank bookkeeping proof sum check dispute cent add night off numbers',
  '/guide/security':
    'compliance pci dss audit tls certificate ssl secrets vault store logging sensitive leak compromise incident rotate privacy gdpr whitelist firewall best practices cardholder pan storage tokenise masking hsm encryption rest transit ciphers pinning mtls https vulnerability penetration breach fraud ccpa saq iso soc2 allowlist key leaked compromised ddos responsible disclosure requirements storing hardening policies access control personal data suites accident published save version',
  '/guide/auth/code2token':
    'obtain client id secret grant type credentials bearer oauth authenticate login valid expires lifetime first oauth2 authorization generate create issue new jwt key sign session retrieve access_token expires_in sign-in authorize flow access log fails',
  '/guide/auth/refresh-token':
    're authenticate expired rotate session extend valid lifetime silently rotation reuse revoked expire invalid 401 reauth prolong alive concurrency lock expires expiring expiry rotating renewal new pair',
  '/guide/other/scopes':
    'permission insufficient lacks required forbidden access control role privilege authorization oauth scopes denied grant read write rbac least capabilities authorised actions table 403 restricted restrict limited keys credentials rights manage users level allowed',
  '/guide/card/card-bin-list':
    'program discovery offers catalogue available brands network visa mastercard prices fees limits choose type programs design tiers products catalog issuing countries currency types virtual physical debit credit prepaid pricing plan monthly annual maintenance opening retrieve card_product price cost costs issuer region range ranges brand setup configuration yearly fixed percentage amounts capabilities limit set art settings eligible new offer mode',
  '/guide/card/card-bin-info':
    'program offer price fees limits minimum maximum capability single one product retrieve issuing pricing features country requirements min max daily costs issuer brand capabilities configuration rules initial amount settings art eligible',
  '/guide/card/open-card':
    'issue issuing issuance provision virtual physical plastic request application order account duplicate prevent first embossed shipping delivery launch create card generate instant single use one time disposable multi burner gift corporate employee debit bulk batch plastics print embossing ship shipment courier tracking personalise name nickname label metadata initial load funding fee idempotent async asynchronous pending approval new cards creation spend limit replacement reissue renew personalization personalisation line printed convert digital upgrade reissued mailing status result company expense travel fleet subscription ad fulfilment supplementary additional expedited client works stuck not',
  '/guide/card/active-card':
    'pending arrived received physical mail code start unactivated inactive first use cvv last verify attempts fulfillment post delivered unlock time digits back came wrong hosted page virtual',
  '/guide/card/card-list':
    'issued filter search lookup holder export paginate find status cardholder portfolio inventory query count ids forgotten retrieve multiple account user customer identifiers sort created last4 organization virtual last four person lost',
  '/guide/card/card-info':
    'sensitive secure reveal display pan cvv cvc expiry expiration month year last4 masked number balance status state retrieve single iframe view digits unmask secrets credential full data expired exp date remaining current available funds check id inquiry image front picture widget sdk pci show copy security code brand information fetch virtual money find save issued viewing',
  '/guide/card/card-holder-bind':
    'assign map person client user employee cardholder assignment change owner reassign transfer unassigned anonymous gift add pool inventory issue later shared staff hand out give else',
  '/guide/card/card-contact':
    'email phone mobile number avs billing zip address otp notification recipient sms delivery postal postcode mismatch 3-d secure enrolment customer code received undelivered wrong verification enroll one-time online checkout arriving',
  '/guide/card/card-pwd':
    'reset forgot atm pos wrong locked tries unblock retry forgotten view show four digits keypad withdraw cash encrypted block exceeded passcode offline online terminal retries counter secret code attempts three',
  '/guide/card/card-status':
    'block unblock lock unlock suspend unsuspend pause resume soft temporary restriction misplaced lost stolen fraud control disable enable state transition change unfrozen deactivate reactivate stop card inactive missing hold compromise turn off switch toggle temporarily suspended activate again update status blocked mistake controls work used while',
  '/guide/card/card-recharge':
    'top up fund funding load reload add deposit transfer card increase prepaid prefund single use money credit value balance funds preload refill allocate budget raise limit adjust adding minimum maximum source loading fees replenish auto top-up failed currency put more',
  '/guide/card/card-withdraw':
    'unload defund remove funds return transfer decrease sweep reduce lower balance deduct debit pull back reclaim recover unused leftover remaining move wallet out offload unspent excess lowering adjust refund off',
  '/guide/card/cancel-card':
    'termination close closure delete deletion destroy permanent damaged replace lost stolen closing closed deactivate permanently irreversible terminated expire replacing retire block forever remaining balance returned renewal renew expiring ended removal offboarding employee leaves discard broken leftover left rid',
  '/guide/card/card-log-list':
    'transactions movements statement export entries spending report authorizations settled transaction payments purchases authorised fetch retrieve events feed recent last filter date range declined refunds fees operations types kinds holder merchant csv download pending posted analytics mcc find buy bought trade bill type orders',
  '/guide/card/card-log-info':
    'transaction single result outcome poll pending settled settlement status decline reason receipt retrieve one id code merchant name mcc amount order check original data enriched category location terminal currency exchange rate failed fail work often interval polling orders trade',
  '/guide/card/holder/country-code':
    'nationality residence identification types document kinds dialing prefix region iso states nationalities list dialling territories sanctioned restricted unsupported documents passport national id licence calling jurisdictions eligible allowed prohibited blocked eligibility identity required per market lists provinces subdivisions serve people accepted',
  '/guide/card/holder/create-holder':
    'customer client user person onboarding sign up kyc identity document passport hosted required documentation individual account verification cardholder creation consumer end employee know aml submit application details dob date birth national id proof selfie liveness link upload file image beneficiary owner enrol applicant onboarded verify users accounts company business kyb persons individuals employees family fields form age minimum data',
  '/guide/card/holder/update-holder':
    'resubmit re upload rejected documents email phone address name patch information new retry verification additional missing resubmission expired supplementary request remediate fix incomplete provide remediating remediation correction requested action required failed misspelled moved house blurry send again birth date',
  '/guide/card/holder/holder-detail':
    'customer client verified kyc result outcome rejected reason pending review state verification status retrieve cardholder person approved declined failed incomplete waiting manual reasons link check screening user account id progress wait stage hosted rejection eligibility eligible refused',
  '/guide/card/holder/holder-list':
    'customers clients users search page account retrieve filter cardholders people directory persons email find members consumers status',
  '/guide/payment/channel-list':
    'method type rail corridor country currency speed delivery arrival cut off cost minimum maximum availability swift sepa ach local payout methods available countries currencies bank transfer clearing wires ewallet mobile money cash pickup corridors networks coverage eta processing times fee limits transaction settlement discover network days weekend holiday schemes instant real-time cheapest fastest rules dates payment holidays take payers',
  '/guide/payment/channel-params':
    'recipient payee receiving bank account routing sort aba iban bic swift holder name required fields form validation purpose schema banks beneficiary requirements dynamic validate number code branch clabe ifsc bsb cpf info country retrieve type individual company address invalid details list reason verification confirm verify json relationship remitter sender third party counterparty tax id business personal saved external payer lookup eu length refused',
  '/guide/payment/apply-quote':
    'rate fx forex foreign exchange convert conversion lock hold fixed source target funding amount fees price rates live indicative guaranteed mid market spread markup currency preview simulate cost calculate recipient receives sell buy expiry expired validity delivery calculator pricing margin refresh re-quote window receive pay detailed dates side quotation fix usd eur pair',
  '/guide/payment/pay-now':
    'payout transfer disbursement remittance wire send funds bank create execute confirm recipient payee purpose initiate submit order outbound outgoing creation disburse mass batch payroll supplier vendor invoice beneficiary add cross border international global withdraw fiat money make approve cancel account single bulk batches contractor freelancer abroad overseas remittances salaries accept quote out debit narrative wages',
  '/guide/payment/order-detail':
    'payout status retrieve track bounced returned rejected failed arrived refund history result confirmation letter proof receipt payment transfer statuses tracking lifecycle completed processing cancelled hold compliance review reversal delivered funds arrive mt103 uetr failure reason list callback stuck delayed late missing recall trace investigation approval complete returns receipts fetching reversed undo came back received arriving polling bill',
  '/guide/biz/wallet':
    'treasury prefund prefunding funding instructions deposit account float reserve available frozen balances currencies top up get retrieve current pending reserved total funds load pre fund bank virtual iban multi currency low alert threshold topup money history ledger prefunded send in liquidity collateral wallets list settlement amount insufficient merchant much hold own add usd',
  '/guide/other/errors':
    'message troubleshooting internal server gateway timeout unavailable bad request unauthorized forbidden found conflict unprocessable invalid parameter funds insufficient mismatch backoff support list catalogue status 400 401 403 404 409 422 429 500 502 503 504 exceptions failure debugging explain reason rejected validation declined duplicate locked expired enough low balance unauthorised permission limit exceeded rate limited malformed json missing unsupported signature unknown common typical faq entity diagnose fix resolve http',
  '/guide/other/formats':
    'pagination limit offset page size cursor sorting timestamp timezone utc date minor units cents decimals string number phone e164 postal code data types dates rfc3339 iso8601 iso-4217 iso-3166 e.164 currency country unit amount integer decimal float rounding ulid uuid ids prefix length charset unicode utf-8 special characters name sort order filter next previous page_size has_more boolean enum null nullable iso prefixes zero-decimal bigdecimal json escape regex allowed naming conventions case max paging floating point total count',
  '/guide/other/versions':
    'migration upgrade changelog deprecated sunset release notes notice backwards compatible older policy backward compatibility breaking new fields additive eol end life feed rss atom roadmap updates news notify announcement stability draft beta v1 v2 migrate migrating features lifecycle subscribe period break',
  '/token/':
    'crypto digital currency gateway minimum confirmations network blockchain usdt usdc trc20 erc20 bep20 custody prerequisites accept stablecoins cryptocurrency deposits collection payin pay receive asset virtual wallet service introduction authentication sign request jwt keys websockets payments payins collect checkout invoice conversion integration',
  '/token/gen-user':
    'wallet address tron assign customer payment deposit receive network chain minimum confirmations qr code new sub account id blockchain derive hd unique static permanent accept pay register vault subaccount addresses reuse derivation incoming per-user liquidation virtual sub-wallets trc20 coins assets credited',
  '/token/withdraw':
    'external chain crypto send transfer out gas network fee memo tag hash destination whitelist payout tokens stablecoin withdrawal request transaction tx txid broadcast confirm miner limits minimum max invalid address blacklisted sanctions aml screening travel rule usdc payment estimate wallet transactions outgoing irreversible risk book speed stuck confirmations mass cancel amount coins mining refused arriving not received',
  '/token/listen':
    'ipn webhook retries notification payment received deposit confirmed pending stream socket websocket push delivery replay confirmations minimum heartbeat ping reconnect webhooks events notifications callbacks url configure setup receive real time server sent subscribe subscription topic types payload signature secret order sequence least once missed retry connection disconnect dropped alive heartbeats pong reconnecting close code transaction status change alert consumer payloads example update keepalive idle resend re-send retried format schema receiver handler verify queue realtime state changes structure catalogue tell money came stopped messages credited closes delayed arriving outbound inbound customer',
  '/token/ack':
    'confirm processed received retries redelivery duplicate messages unconfirmed offset commit consumer dedupe least once mark handled resend unacked delivery guarantee queue backlog responding response delivered twice receipt 2xx exactly order replay again same',
  '/token/refresh':
    'ticket resync snapshot reconnect session expired token websocket re issue listenkey keepalive renewing reset current state recover catch up reestablish reconnecting balance gap',
  '/guide/other/glossary':
    'related terms dictionary abbreviations acronyms vocabulary definition abbreviation translation chinese english wording explained stands',
  '/guide/other/card':
    'network scheme brand status lifecycle states model virtual physical prepaid debit shared limit type statuses visa mastercard discover amex unionpay list state machine active frozen inactive closed blocked expired pending reloadable balance budget mode brands values diagram credit pan logic number ranges',
  '/guide/other/questions':
    'faq assumptions pending confirm unresolved unclear limitations known todo missing roadmap unsupported feature digital wallets apple pay disputes business kyb decided final draft sure',
  '/guide/other/types': 'schema models',
  '/reference/': 'list index operations methods routes rest paths all explorer specification resources catalog',
  '/guide/other/downloads': 'spec collection bruno generator import llms agent files',
  '/guide/other/controls':
    'clearing refund purchase authorization deposit confirm approve kyc clock time travel helpers force reset play shop',
  '/guide/other/signature-doctor': 'debug tool verify online paste mismatch check signing troubleshoot',
  '/guide/other/checker': 'validate compare contract schema paste inspect unexpected frame debug',
};
