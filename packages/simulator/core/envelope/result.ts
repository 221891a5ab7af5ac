/** What an operation returns. A reveal is encrypted after the decision, because encryption is asynchronous. */
export type Result<Data = unknown> = { status: number; data: Data; reveal?: Record<string, unknown> };

export function succeed<Data>(status: number, data: Data): Result<Data> {
  return { status, data };
}
