import { basename, extname } from 'node:path';

/** Media types by the extension of a file. */
export const MEDIA_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.tgz': 'application/gzip',
  '.woff2': 'font/woff2',
};

/** Files whose address is set by a standard, without an extension. */
export const WELL_KNOWN_TYPES: Record<string, string> = {
  'api-catalog': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
};

export const DEFAULT_TYPE = 'application/octet-stream';

/** Media type of a file, by its name. */
export function contentType(file: string): string {
  return MEDIA_TYPES[extname(file)] ?? WELL_KNOWN_TYPES[basename(file)] ?? DEFAULT_TYPE;
}

/** Whether a compressed copy of a file is worth the header that it needs. */
export function isCompressible(type: string, size: number): boolean {
  return size > 200 && /text|json|yaml|xml|javascript|svg/.test(type);
}
