import type { RoutePath } from '../../../.generated/routes.ts';
import type { SearchWords } from '../../../src/model/config.ts';

/** What English readers call the pages of the appendix. */
export const appendix: SearchWords<RoutePath>['keywords'] = {
  '/guide/other/support': [
    'contact support, help, report a problem, status page',
    'service status, contact us, report a bug, incident',
    'contact, outage, open a ticket',
  ],
  '/guide/other/scopes': [
    'permissions, access rights, missing permission, roles, 403 forbidden, api permissions, user roles',
    'roles and permissions, restricted api keys, access control, token permissions',
    'access denied, not allowed',
  ],
  '/guide/other/errors': [
    'insufficient funds, insufficient balance, error handling, error messages, 429 too many requests',
    'invalid signature, timeout, retry after an error, 500 502 503 504 server error, clock skew',
    'api error handling, error reference, common errors, unprocessable entity, bad request, 409 conflict, 401 unauthorized, validation errors',
    'error, http 500, http 429, http 400, status codes',
    'access denied, server error',
  ],
  '/guide/other/formats': [
    'pagination, date format, iso 8601, phone number format, decimal places, currency decimals, timezone, cursor, id format',
    'paging, list pagination, amounts and currencies',
    'data formats, country codes iso, id prefixes, minor units, zero-decimal currencies, page size, sort results, character limits',
    'dates, decimals',
    'floating point amounts, amount as string',
    'total count of a list, number of results',
  ],
  '/guide/other/versions': [
    'changelog, release notes, api version, breaking changes, deprecation policy',
    'migration guide, backward compatibility, deprecated endpoints, upgrade to a new version',
    'deprecation, versioning, subscribe to changes',
    'what has changed, will my integration break',
  ],
  '/guide/other/questions': [
    'open questions, assumptions, unknowns',
    'known limitations, not supported',
    'not yet decided, undecided',
    'is this final, draft',
  ],
  '/guide/other/glossary': [
    'terminology, definitions, terms, dictionary',
    'payment terms, card terms',
    'what is a bin, what is an authorization hold',
    'meaning of terms',
  ],
  '/guide/other/card': [
    'card network, visa mastercard, card statuses, prepaid and shared cards, card types, funding model, card lifecycle',
    'card states, card status reference, prepaid or credit card, debit or credit, card brands',
    'card status, lifecycle lab, state machine simulator, what can I call in this state',
  ],
  '/guide/other/downloads': [
    'openapi download, swagger, openapi yaml, openapi json, asyncapi',
    'postman collection, import into postman, insomnia, code generator',
    'sdk, client library, curl, sample code',
    'mcp server, ai agent',
  ],
  '/guide/other/controls': ['simulate clearing, simulate refunds, move the clock, simulator api, test helpers'],
  '/guide/other/signature-doctor': [
    'signature does not verify, debug signature, invalid signature, signature checker, signature tester',
  ],
  '/guide/other/checker': [
    'validate a response, response checker, schema check, paste an error body, contract check, validate a webhook, check a webhook payload, websocket frame checker',
  ],
  '/guide/other/calculator': [
    'fee calculator, currency converter, exchange calculator, how much will it cost, estimate a payout, total debit',
  ],
};
