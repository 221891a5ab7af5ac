import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType } from '../hosting/media-types.ts';

export type Encoding = 'br' | 'gzip';

/** A file as it was read last, with the hash of its content. */
export type StoredFile = {
  hash: string;
  type: string;
  body: Buffer;
  /** The compressed content: made at the first request, shared by all that come meanwhile, then cached. */
  encode(encoding: Encoding): Promise<Buffer>;
};

/** Reads files of a site. They are cached by content, so that a site built again under a running server is served as it is now. */
export function openFileStore(): (file: string) => Promise<StoredFile> {
  const files = new Map<string, StoredFile>();
  return async (file) => {
    const body = await readFile(file);
    const hash = createHash('sha1').update(body).digest('base64url');
    const cached = files.get(file);
    if (cached?.hash === hash) return cached;
    const stored: StoredFile = { hash, type: contentType(file), body, encode: memoiseEncoder(body) };
    files.set(file, stored);
    return stored;
  };
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

function memoiseEncoder(body: Buffer): (encoding: Encoding) => Promise<Buffer> {
  const encoded = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const result = encoded.get(encoding) ?? compress(body, encoding);
    encoded.set(encoding, result);
    return result;
  };
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return encoding === 'br' ? brotli(body, { params }) : zip(body, { level: 9 });
}
