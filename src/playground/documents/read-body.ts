import { decodeUtf8 } from '../../../packages/base/encoding/bytes.ts';
import { findHeader } from '../client/exchange.ts';
import { getEssence } from '../client/media-type.ts';
import type { ReceivedFile } from '../client/received.ts';

type Head = { headers: Record<string, string>; target: string };

/** A body as text, or as the file that it is. `target`: path and query of the request, for a file that the server gives no name. */
export function readBody(
  bytes: Uint8Array<ArrayBuffer>,
  { headers, target }: Head,
): { text: string } | { file: ReceivedFile } {
  const mediaType = findHeader(headers, 'Content-Type') ?? '';
  const type = getEssence(mediaType);
  const text = type === '' || TEXT.test(type) ? decode(bytes, mediaType) : undefined;
  if (text !== undefined || bytes.length === 0) return { text: text ?? '' };
  return { file: { name: getName(headers, target, type), type, content: new Blob([bytes], { type }) } };
}

const TEXT =
  /^text\/|[/+](?:json|xml|yaml|x-yaml|javascript|ecmascript|sql|graphql|toml|x-www-form-urlencoded|json-seq|(?:x-)?(?:ndjson|jsonl|jsonlines|json-lines))$/;

/** Undefined for what is no text, whatever its media type says. */
function decode(bytes: Uint8Array<ArrayBuffer>, mediaType: string): string | undefined {
  const charset = /charset\s*=\s*"?([^\s";]+)/i.exec(mediaType)?.[1] ?? 'utf-8';
  if (/^utf-?8$/i.test(charset)) return decodeUtf8(bytes)?.replace(/^\uFEFF/, '');
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    // A charset that browsers do not have.
    return undefined;
  }
}

/** https://www.rfc-editor.org/rfc/rfc6266. A server of another origin has to expose the header. */
function getName(headers: Record<string, string>, target: string, type: string): string {
  const disposition = findHeader(headers, 'Content-Disposition') ?? '';
  const encoded = /filename\*\s*=\s*UTF-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition);
  const stated = decodePercent(encoded) ?? plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2];
  const segment = decodePercent(target.split('?', 1)[0]?.split('/').at(-1)) || 'response';
  const name = stated || (/\.\w+$/.test(segment) ? segment : `${segment}.${getExtension(type)}`);
  // A character that is not seen can make one name look like another: `exe.txt` is `txt.exe` after U+202E.
  return name.replace(/[/\\\p{Cc}\p{Cf}]/gu, '_');
}

function decodePercent(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'audio/mpeg': 'mp3',
  'video/quicktime': 'mov',
  'application/gzip': 'gz',
};

function getExtension(type: string): string {
  const [, subtype] = /^(?:image|audio|video|font|application)\/(?:x-)?([a-z0-9]{2,5})$/.exec(type) ?? [];
  return EXTENSIONS[type] ?? subtype ?? 'bin';
}
