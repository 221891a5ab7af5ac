/** Origin and request target of an address, which is not decoded or normalised: the target is signed as it is sent. */
export function splitAddress(address: string): { origin?: string; target: string } {
  const match = /^((?:https?:\/\/)?[^/?#]+)?([^#]*)/.exec(address);
  const target = match?.[2] ?? '';
  return { ...(match?.[1] && { origin: match[1] }), target: target.startsWith('/') ? target : `/${target}` };
}

export type Header = [name: string, value: string];

/** Name and value of `Name: value`, without the white space around the value (RFC 9110 section 5.5). */
export function readHeaderLine(line: string): Header {
  const at = line.indexOf(':', 1);
  return at < 0 ? [line.trim(), ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}
