import type { SandboxRequest, SandboxResponse } from './request.ts';

/** A call to the provider, as it arrived and as its response left. */
export type SeenCall = {
  request: SandboxRequest;
  response: SandboxResponse;
  /** Of this machine, in Unix milliseconds. */
  at: number;
  answeredAt: number;
  /** By the clocks of the simulator when it arrived: its own, and that of signatures. */
  time: number;
  signatureTime: number;
};
