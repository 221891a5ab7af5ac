/** Two values with the same fingerprint differ in their fragments (`id`) alone. A replacer function would take ten times as long. */
export function getFingerprint(value: unknown): string {
  return JSON.stringify(value).replace(/"id":"(?:[^"\\]|\\.)*",?/g, '');
}
