import { judgeAmounts } from './amounts.ts';
import { judgeBackOff } from './back-off.ts';
import { judgeClock } from './clock.ts';
import { judgeBenign, judgeUnknownCodes, judgeUnknownStates } from './compatibility.ts';
import { judgeCrashes } from './crashes.ts';
import { judgeEncryption, judgeLeaks } from './encryption.ts';
import { judgeAccepted, judgeFailures, judgePolling } from './orders.ts';
import { judgeResolutions, judgeSecondOrders } from './outcomes.ts';
import type { Point } from './point.ts';
import { judgeQuotes } from './quotes.ts';
import { judgeReconciliation } from './reconciliation.ts';
import { judgeRedirects } from './redirects.ts';
import { judgeBytes, judgeKeys, judgeNewActions, judgeRefusals, judgeWaits } from './repeats.ts';
import { judgeReturns } from './returns.ts';
import { judgeSharedRefresh } from './shared-tokens.ts';
import { judgeForged, judgeNonces, judgeSignatures } from './signing.ts';
import {
  judgeAcknowledgements,
  judgeBursts,
  judgeFinalCodes,
  judgeOrder,
  judgePongs,
  judgeSilence,
  judgeTickets,
  judgeUnknownFrames,
} from './sockets.ts';
import { judgeTimeLimits } from './time-limits.ts';
import { judgeLostRefresh, judgeRefresh, judgeRotation } from './tokens.ts';

const LISTEN = '/token/listen#a-client-that-stays-connected';

/** The points, in the order in which a violation is charged: to the first that fits. */
export const POINTS: readonly Point[] = [
  { id: 'S1', minimum: 1, judge: judgeSignatures, link: '/guide/global-request-header' },
  { id: 'S2', minimum: 3, judge: judgeNonces, link: '/guide/global-request-header' },
  { id: 'S3', minimum: 1, judge: judgeForged, link: '/guide/response-data' },
  { id: 'S4', minimum: 1, presumes: ['S3'], judge: judgeBenign('respaced'), link: '/guide/response-data' },
  {
    ...{ id: 'S5', needs: 'rotate-key', minimum: 1, presumes: ['S4'] },
    ...{ judge: judgeBenign('second_key'), link: '/guide/key-pair' },
  },
  { id: 'T1', minimum: 1, judge: judgeRefresh, link: '/guide/api-authentication' },
  { id: 'T2', minimum: 1, judge: judgeSharedRefresh, link: '/guide/api-authentication' },
  { id: 'T3', minimum: 1, judge: judgeLostRefresh, link: '/guide/auth/refresh-token' },
  { id: 'T4', minimum: 1, judge: judgeRotation, link: '/guide/auth/refresh-token' },
  { id: 'I1', minimum: 3, judge: judgeKeys, link: '/guide/retries' },
  { id: 'I2', minimum: 1, judge: judgeBytes, link: '/guide/retries#same-bytes' },
  { id: 'I3', minimum: 1, presumes: ['I1'], judge: judgeNewActions, link: '/guide/retries' },
  { id: 'R1', minimum: 1, judge: judgeWaits, link: '/guide/retries' },
  { id: 'R2', minimum: 1, judge: judgeBackOff, link: '/guide/retries' },
  { id: 'R3', minimum: 1, presumes: ['R1'], judge: judgeRefusals, link: '/guide/retries#all-attempts' },
  { id: 'U1', minimum: 1, judge: judgeSecondOrders, link: '/guide/retries#all-attempts' },
  { id: 'U2', minimum: 1, judge: judgeResolutions, link: '/guide/retries#all-attempts' },
  { id: 'U3', needs: 'long', minimum: 1, judge: judgeTimeLimits, link: '/guide/security#connections' },
  { id: 'U4', needs: 'crash', minimum: 1, judge: judgeCrashes, link: '/guide/retries' },
  { id: 'F1', minimum: 1, judge: judgeBenign('unknown_field'), link: '/guide/other/versions' },
  { id: 'F2', minimum: 1, judge: judgeUnknownStates, link: '/guide/other/versions' },
  { id: 'F3', minimum: 1, presumes: ['R1', 'R3'], judge: judgeUnknownCodes, link: '/guide/other/versions' },
  { id: 'C1', minimum: 1, judge: judgeEncryption, link: '/guide/data-encryption' },
  { id: 'C2', minimum: 1, judge: judgeLeaks, link: '/guide/security#card-data' },
  { id: 'M1', minimum: 1, judge: judgeAmounts, link: '/guide/other/formats#money' },
  { id: 'M2', minimum: 1, judge: judgeQuotes, link: '/guide/payment/apply-quote' },
  {
    ...{ id: 'M3', severity: 'advice', needs: 'daily', minimum: 1 },
    ...{ judge: judgeReconciliation, link: '/guide/reconciliation#daily-procedure' },
  },
  { id: 'O1', minimum: 1, judge: judgeAccepted, link: '/guide/response-data' },
  { id: 'O2', minimum: 1, judge: judgePolling, link: '/guide/card/card-log-info' },
  { id: 'O3', minimum: 1, judge: judgeFailures, link: '/guide/card/card-log-info' },
  { id: 'W1', minimum: 2, judge: judgePongs, link: LISTEN },
  { id: 'W2', minimum: 1, judge: judgeAcknowledgements, link: LISTEN },
  { id: 'W3', minimum: 1, judge: judgeOrder, link: '/token/listen#order-and-duplicates' },
  { id: 'W4', minimum: 1, judge: judgeBursts, link: LISTEN },
  { id: 'W5', minimum: 1, judge: judgeUnknownFrames, link: '/guide/other/versions' },
  { id: 'W6', minimum: 1, judge: judgeReturns, link: LISTEN },
  { id: 'W7', minimum: 1, judge: judgeTickets, link: LISTEN },
  { id: 'W8', minimum: 1, judge: judgeFinalCodes, link: LISTEN },
  { id: 'W9', needs: 'long', minimum: 1, judge: judgeSilence, link: LISTEN },
  { id: 'P1', minimum: 1, judge: judgeRedirects, link: '/guide/security#connections' },
  { id: 'P2', severity: 'advice', minimum: 1, judge: judgeClock, link: '/guide/global-request-header' },
];
