/** The points, in the order of a report. */
export const POINT_IDS = [
  ...(['S1', 'S2', 'S3', 'S4', 'S5', 'T1', 'T2', 'T3', 'T4'] as const),
  ...(['I1', 'I2', 'I3', 'R1', 'R2', 'R3', 'U1', 'U2', 'U3', 'U4'] as const),
  ...(['F1', 'F2', 'F3', 'C1', 'C2', 'M1', 'M2', 'M3', 'O1', 'O2', 'O3'] as const),
  ...(['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8', 'W9', 'P1', 'P2'] as const),
];
export type PointId = (typeof POINT_IDS)[number];
