/** `method: `, `1. `, `X-Nonce = `: what a log puts before a line. No line of a string to sign begins so. */
const LABEL = /^[ \t]*(?:\d{1,2}[.):]|[A-Za-z][\w -]{0,40}[:=])[ \t]*/;

/** The same lines without the labels in front of them; `undefined` unless each line has one. */
export function removeLabels(signed: string): string | undefined {
  const lines = signed.split('\n');
  const isLabelled = lines.every((line) => LABEL.test(line) || line.trim() === '');
  return isLabelled && lines.length > 1 ? lines.map((line) => line.replace(LABEL, '')).join('\n') : undefined;
}
