import { judgeAccepted, judgeResolutions, judgeSecondOrders, judgeUnknownStates } from './outcomes.ts';
import type { Point } from './point.ts';
import { judgeBytes, judgeKeys, judgeRefusals, judgeWaits } from './repeats.ts';
import { judgeForged, judgeNonces, judgeSignatures } from './signing.ts';
import { judgeRefresh } from './tokens.ts';

/** The points, in the order in which a violation is charged: to the first that fits. */
export const POINTS: readonly Point[] = [
  { id: 'S1', minimum: 1, judge: judgeSignatures, link: '/guide/authentication' },
  { id: 'S2', minimum: 3, judge: judgeNonces, link: '/guide/authentication' },
  { id: 'S3', minimum: 1, judge: judgeForged, link: '/guide/authentication' },
  { id: 'T1', minimum: 1, judge: judgeRefresh, link: '/guide/authentication' },
  { id: 'I1', minimum: 3, judge: judgeKeys, link: '/guide/retries' },
  { id: 'I2', minimum: 1, judge: judgeBytes, link: '/guide/retries' },
  { id: 'R1', minimum: 1, judge: judgeWaits, link: '/guide/retries' },
  { id: 'R3', minimum: 1, presumes: 'R1', judge: judgeRefusals, link: '/guide/retries' },
  { id: 'U1', minimum: 1, judge: judgeSecondOrders, link: '/guide/retries' },
  { id: 'U2', minimum: 1, judge: judgeResolutions, link: '/guide/retries' },
  { id: 'F2', minimum: 1, judge: judgeUnknownStates, link: '/guide/retries' },
  { id: 'O1', minimum: 1, judge: judgeAccepted, link: '/guide/retries' },
];
