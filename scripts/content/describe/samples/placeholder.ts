import type { JsonValue } from '../../../../src/model/schema.ts';

/** A value that a sample works out when it runs: the ciphertext in a variable, or the present time in seconds. */
export class Placeholder {
  readonly variable: string | undefined;

  /** Without a variable: the time. */
  constructor(variable?: string) {
    this.variable = variable;
  }
}

/** JSON as a sample writes it. */
export type SampleJson = Exclude<JsonValue, object> | Placeholder | SampleJson[] | { [name: string]: SampleJson };

/** The ciphertext is a text, so that in JSON it stands in quotes; the time is a number. */
export function isText(placeholder: Placeholder): boolean {
  return placeholder.variable !== undefined;
}
