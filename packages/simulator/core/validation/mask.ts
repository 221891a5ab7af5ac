/** `*****5678`: what is shown of an account or document number. */
export function maskAllButLastFour(text: string): string {
  return `${'*'.repeat(Math.max(text.length - 4, 0))}${text.slice(-4)}`;
}
