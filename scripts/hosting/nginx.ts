import { DEFAULT_TYPE, MEDIA_TYPES, WELL_KNOWN_TYPES } from './media-types.ts';
import * as rules from './rules.ts';
import { escapePattern, type HostedSite } from './site.ts';

/** The server of a site, for the `http` context of nginx: beside others in `sites-enabled`, or in `nginxMain`. */
export function nginxSite(site: HostedSite): string {
  const { base, root, port } = site;
  const types = Object.entries(MEDIA_TYPES).map(([extension, type]) => `        ${quote(type)} ${extension.slice(1)};`);
  return `# One server for a built site. It needs the module brotli_static (Debian: libnginx-mod-http-brotli-static).
${maps(site)}
server {
    listen ${port};
    server_name _;
    root ${quote(root)};

    server_tokens off;
    absolute_redirect off;
    # A doubled slash would be a second address of the same file.
    merge_slashes off;
    gzip off;
    gzip_static on;
    brotli_static on;
    default_type ${DEFAULT_TYPE};
    types {
${types.join('\n')}
    }

    error_page 404 $site_not_found;
    if ($request_method !~ ^(GET|HEAD)$) {
        return 405;
    }

${headers()}

    location ~ // {
        return 404;
    }
    location ~ ^${escapePattern(base)}(.*/)?404$ {
        return 404;
    }
${Object.entries(WELL_KNOWN_TYPES)
  .map(
    ([name, type]) => `    location = ${base}.well-known/${name} {
        types { }
        default_type ${quote(type)};
    }`,
  )
  .join('\n')}
    # A page by the name of its file.
    location ~ ^(?<site_page>${escapePattern(base)}.+)\\.html$ {
        try_files $site_page$site_extension $uri =404;
    }
    # The index of a folder.
    location ~ ^${escapePattern(base)}(.*/)?$ {
        try_files \${uri}index$site_extension \${uri}index.html @without_slash;
    }
    location @without_slash {
        if (-f $document_root$site_uri_without_slash.html) {
            return 308 $site_path_without_slash$is_args$args;
        }
        return 404;
    }
    # A file; a page; a folder.
    location ${base} {
        try_files $uri $uri$site_extension $uri.html @with_slash;
    }
    location @with_slash {
        if (-f $document_root$uri/index.html) {
            return 308 $site_path/$is_args$args;
        }
        return 404;
    }
${outsideBase(base)}}
`;
}

/** A site in a folder: its name without the slash, and the discovery files of the root, lead into it. */
function outsideBase(base: string): string {
  if (base === '/') return '';
  const folder = base.slice(0, -1);
  return `    location = ${folder} {
        return 308 ${base}$is_args$args;
    }
    location ~ ^${rules.DISCOVERY_PATHS} {
        return 308 ${folder}$site_path;
    }
    location / {
        return 404;
    }
`;
}

/** A whole configuration of nginx, which starts as any user and writes to one folder alone. */
export function nginxMain(siteFile: string, scratch: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `include /etc/nginx/modules-enabled/*.conf;
pid ${scratch}/nginx.pid;
error_log stderr warn;
worker_processes auto;
events {
}
http {
    access_log off;
    sendfile on;
${temporary.map((name) => `    ${name}_temp_path ${scratch}/nginx-${name};`).join('\n')}
    include ${siteFile};
}
`;
}

function maps({ base, notFoundFolders }: HostedSite): string {
  const pages = notFoundFolders.slice(0, -1).map((folder) => `    ~^${escapePattern(folder)} ${folder}404.html;`);
  return `# Which file of a page the client prefers.
map $http_accept $site_extension {
    default .html;
    "~*${rules.PREFERS_HTML}" .html;
    "~*${rules.PREFERS_MARKDOWN}" .md;
}
# The 404 page of the reader's language.
map $uri $site_not_found {
    default ${base}404.html;
${pages.join('\n')}
}
# Names with a hash never change. A 404 is not cached.
map "$status $uri" $site_cache_control {
    default "${rules.REVALIDATED}";
    "~^(200|206|304) ${escapePattern(base)}${rules.HASHED_PATHS}" "${rules.IMMUTABLE}";
}
# A 304 has no type: the name of its file tells it.
map "$sent_http_content_type $uri" $site_vary {
    default "${rules.VARY}";
    ~${rules.NEGOTIATED_TYPES} "${rules.VARY_NEGOTIATED}";
    "~^ .*\\.(html|md)$" "${rules.VARY_NEGOTIATED}";
}
map "$scheme $http_x_forwarded_proto" $site_strict_transport {
    default "";
    ~https "${rules.STRICT_TRANSPORT}";
}
# The path as it was sent, because redirects must not decode it.
map $request_uri $site_path {
    ~^(?<site_sent_path>[^?]*) $site_sent_path;
}
map $request_uri $site_path_without_slash {
    ~^(?<site_sent_page>[^?]*)/(\\?|$) $site_sent_page;
}
map $uri $site_uri_without_slash {
    ~^(?<site_decoded_page>.*)/$ $site_decoded_page;
}`;
}

function headers(): string {
  const all: Record<string, string> = {
    ...rules.SECURITY_HEADERS,
    'Strict-Transport-Security': '$site_strict_transport',
    'Cache-Control': '$site_cache_control',
    Vary: '$site_vary',
  };
  return Object.entries(all)
    .map(([name, value]) => `    add_header ${name} ${quote(value)} always;`)
    .join('\n');
}

function quote(text: string): string {
  return /[\s;"'{}]/.test(text) ? `"${text.replace(/["\\]/g, String.raw`\$&`)}"` : text;
}
