/** What an operation returns. A reveal is encrypted after the decision, because encryption is asynchronous. */
export type Result = { status: number; data: unknown; reveal?: Record<string, unknown> };

export function succeed(status: number, data: unknown): Result {
  return { status, data };
}
