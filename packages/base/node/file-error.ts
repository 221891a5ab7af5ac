/** What is wrong in words, by the code of the operating system or of the network. */
const REASONS: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder is a file',
  EISDIR: 'it is a folder',
  ECONNREFUSED: 'no server responds there',
  ENOTFOUND: 'there is no such host',
};

/** The reason why a file or an address cannot be read or written, as the end of a sentence. */
export function getReason(error: unknown): string {
  const known = Object.entries(REASONS).find(([code]) => hasCode(error, code));
  return known?.[1] ?? (error instanceof Error ? error.message : String(error));
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
