/**
 * For the default of a `switch` over a union: does not compile until all kinds are handled, and throws for data of another version.
 */
export function assertNever(value: never): never {
  throw new Error(`Not handled: ${JSON.stringify(value)}`);
}
