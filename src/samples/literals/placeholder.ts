import type { JsonValue } from '../../model/schema.ts';

/** Where a sample takes a value from when it runs: a ciphertext that it made before, the environment, or the present time in seconds. */
export type PlaceholderSource = { kind: 'ciphertext' | 'environment'; variable: string } | { kind: 'time' };

/** A value that is not known when the sample is written. */
export class Placeholder {
  readonly source: PlaceholderSource;

  constructor(source: PlaceholderSource) {
    this.source = source;
  }
}

/** JSON as a sample writes it. */
export type SampleJson = Exclude<JsonValue, object> | Placeholder | SampleJson[] | { [name: string]: SampleJson };

/** Ciphertexts and variables are strings, in JSON between quotes; the time is a number. */
export function isText({ source }: Placeholder): boolean {
  return source.kind !== 'time';
}

/** Whether the JSON has a value from the environment in it. */
export function usesEnvironment(json: SampleJson): boolean {
  if (json instanceof Placeholder) return json.source.kind === 'environment';
  return typeof json === 'object' && json !== null && Object.values(json).some(usesEnvironment);
}
