import { MEDIA_TYPES, WELL_KNOWN_TYPES } from './media-types.ts';
import * as rules from './rules.ts';
import { escapePattern, type HostedSite } from './site.ts';

/** The modules that \`apacheSite\` needs: on Debian, \`a2enmod headers rewrite\`; the others are enabled. */
export const APACHE_MODULES = ['authz_core', 'dir', 'headers', 'mime', 'rewrite'];

/** From the path of a page or a folder to its file. */
const PAGE_RULES = `    # The index of a folder; else a page, whose address has no slash.
    RewriteCond %{DOCUMENT_ROOT}$0index.html -f
    RewriteRule ^.*/$ $0index.html [S=4]
    RewriteCond %{DOCUMENT_ROOT}$1.html -f
    RewriteRule ^(.+)/$ %{ENV:SITE_ORIGIN}$1 [R=308,L]
    RewriteRule ^.*/$ - [R=404,L]
    # A page; else a folder, whose address has a slash.
    RewriteCond %{DOCUMENT_ROOT}$0 !-f
    RewriteCond %{DOCUMENT_ROOT}$0.html -f
    RewriteRule ^.+$ $0.html [S=1]
    RewriteCond %{DOCUMENT_ROOT}$0 !-f
    RewriteCond %{DOCUMENT_ROOT}$0/index.html -f
    RewriteRule ^.+$ %{ENV:SITE_ORIGIN}$0/ [R=308,L]
    RewriteCond %{DOCUMENT_ROOT}$0 -d
    RewriteRule ^.+$ - [R=404,L]
`;

/** A virtual host of Apache 2.4, with its port. */
export function apacheSite(site: HostedSite): string {
  const { base, notFoundFolders, root, port } = site;
  const pattern = escapePattern(base);
  return `# Modules: ${APACHE_MODULES.join(', ')}.
Listen ${port}
<VirtualHost *:${port}>
    DocumentRoot "${root}"
    <Directory "${root}">
        Options -Indexes -MultiViews +FollowSymLinks
        AllowOverride None
        Require all granted
        DirectorySlash Off
        DirectoryIndex disabled
    </Directory>
    ServerSignature Off
    FileETag MTime Size
    TraceEnable Off
    MergeSlashes Off

${types(site)}
    # Debian gives the endings of compressed copies a type and a language.
    RemoveType .br .gz
    RemoveLanguage .br
    AddEncoding br .br
    AddEncoding gzip .gz
    RemoveEncoding .tgz

${[...notFoundFolders]
  .reverse()
  .map((folder) =>
    folder === base
      ? `    ErrorDocument 404 ${folder}404.html`
      : `    <LocationMatch "^${escapePattern(folder)}">\n        ErrorDocument 404 ${folder}404.html\n    </LocationMatch>`,
  )
  .join('\n')}

    RewriteEngine On
    RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
    RewriteRule ^ - [R=405,L]
    # A doubled slash would be a second address of the same file.
    RewriteCond %{ENV:REDIRECT_STATUS} ^$
    RewriteCond %{THE_REQUEST} "^\\S+ /([^ ?]*/)?/"
    RewriteRule ^ - [R=404,L]
    # No file system has a name that is so long.
    RewriteRule [^/]{256} - [R=404,L]
    # Redirects have an origin here: that of a server with TLS before this one, where there is one.
    RewriteRule ^ - [E=SITE_ORIGIN:%{REQUEST_SCHEME}://%{HTTP_HOST},E=no-gzip:1]
    RewriteCond %{HTTP:X-Forwarded-Proto} =https
    RewriteRule ^ - [E=SITE_ORIGIN:https://%{HTTP_HOST}]
${outsideBase(base)}    RewriteRule ^${pattern}(.*/)?404$ - [R=404,L]

${PAGE_RULES}
    RewriteCond %{HTTP:Accept} "${rules.PREFERS_MARKDOWN}" [NC]
    RewriteCond %{HTTP:Accept} "!${rules.PREFERS_HTML}" [NC]
    RewriteCond %{DOCUMENT_ROOT}$1.md -f
    RewriteRule ^(.+)\\.html$ $1.md
${compressed('br')}
${compressed('gzip')}

${headers(pattern)}
</VirtualHost>
`;
}

/** A site in a folder: its name without the slash, and the discovery files of the root, lead into it. */
function outsideBase(base: string): string {
  if (base === '/') return '';
  const folder = base.slice(0, -1);
  return `    RewriteRule ^${folder}$ %{ENV:SITE_ORIGIN}${base} [R=308,L]
    RewriteRule ^(${rules.DISCOVERY_PATHS.slice(0, -1)})$ %{ENV:SITE_ORIGIN}${folder}$1 [R=308,L]
    RewriteRule !^${escapePattern(base)} - [R=404,L]
`;
}

function compressed(encoding: 'br' | 'gzip'): string {
  const extension = encoding === 'gzip' ? 'gz' : 'br';
  return `    RewriteCond %{HTTP:Accept-Encoding} "(^|,)\\s*${encoding}\\s*(;\\s*q=(1|0\\.\\d*[1-9]).*)?(,|$)" [NC]
    RewriteCond %{DOCUMENT_ROOT}$0.${extension} -f
    RewriteRule ^.+$ $0.${extension} [L]`;
}

function types({ base }: HostedSite): string {
  const extensions = Object.entries(MEDIA_TYPES).map(([extension, type]) => `    AddType ${quote(type)} ${extension}`);
  const files = Object.entries(WELL_KNOWN_TYPES).map(
    ([name, type]) => `    <LocationMatch "^${escapePattern(base)}\\.well-known/${name}(\\.br|\\.gz)?$">
        ForceType ${quote(type)}
    </LocationMatch>`,
  );
  return [...extensions, ...files].join('\n');
}

/** Of each header one, in the table that errors have too: the modules add some of their own to the other one. */
function headers(base: string): string {
  const isHashed = `%{REQUEST_STATUS} in {'200', '206', '304'} && %{REQUEST_URI} =~ m#^${base}${rules.HASHED_PATHS.slice(0, -1)}(\\.br|\\.gz)?$#`;
  const all: [string, string, string?][] = [
    ...Object.entries(rules.SECURITY_HEADERS),
    ['Strict-Transport-Security', rules.STRICT_TRANSPORT, "%{HTTPS} == 'on' || %{HTTP:X-Forwarded-Proto} == 'https'"],
    ['Cache-Control', rules.REVALIDATED],
    ['Cache-Control', rules.IMMUTABLE, isHashed],
    ['Vary', rules.VARY],
    ['Vary', rules.VARY_NEGOTIATED, `%{CONTENT_TYPE} =~ m#${rules.NEGOTIATED_TYPES}#`],
  ];
  const lines = all.map(
    ([name, value, condition]) =>
      `    Header always set ${name} ${quote(value)}${condition === undefined ? '' : ` ${quote(`expr=${condition}`)}`}`,
  );
  return ['    Header unset Vary', ...lines].join('\n');
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, String.raw`\$&`)}"`;
}
