import { basename, extname } from 'node:path';

const TYPES: Record<string, string> = {
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
const WELL_KNOWN: Record<string, string> = {
  'api-catalog': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
};

/** Media type of a file, by its name. */
export function contentType(file: string): string {
  return TYPES[extname(file)] ?? WELL_KNOWN[basename(file)] ?? 'application/octet-stream';
}
