/** Lines for the terminal with what a client should have signed: byte by byte beside its own string, the difference shows. */
export function describeExpectedString(stringToSign: string): string[] {
  return [
    '  401008: the signature does not verify over these lines, each ended by LF (0x0A), the last one too:',
    ...stringToSign
      .split('\n')
      .slice(0, -1)
      .map((line) => `    ${line}`),
    '  The last line is the SHA-256 of the body as it arrived. If you signed exactly these bytes, you signed with another key.',
  ];
}
