import { MEDIA_TYPES, WELL_KNOWN_TYPES } from './media-types.ts';
import * as rules from './rules.ts';
import { escapePattern, type HostedSite } from './site.ts';

/** From the path of a page or a folder to its file. */
const PAGE_RULES = `		# The index of a folder; else a page, whose address has no slash.
		@index {
			path */
			file {path}index.html
		}
		rewrite @index {path}index.html
		@with_slash path_regexp page ^(.+)/$
		route @with_slash {
			@page_file file {re.page.1}.html
			route @page_file {
				rewrite * {re.page.1}
				redir * {uri} 308
			}
		}
		# A page; else a folder, whose address has a slash.
		@page {
			not path */
			not file {path}
			file {path}.html
		}
		rewrite @page {path}.html
		@folder {
			not path */
			not file {path}
			file {path}/index.html
		}
		route @folder {
			rewrite * {path}/
			redir * {uri} 308
		}
`;

/** A Caddyfile with one site. In place of the port, the name of a host makes Caddy fetch a certificate for it. */
export function caddyfile(site: HostedSite): string {
  const { base, root, port } = site;
  const pattern = escapePattern(base);
  const headers = Object.entries({ ...rules.SECURITY_HEADERS, 'Cache-Control': rules.REVALIDATED, Vary: rules.VARY });
  return `:${port} {
	root * "${root}"
	header -Server
	header {
${headers.map(([name, value]) => `\t\t${name} ${quote(value)}`).join('\n')}
	}
	@secure header X-Forwarded-Proto https
	header @secure Strict-Transport-Security "${rules.STRICT_TRANSPORT}"
	@tls protocol https
	header @tls Strict-Transport-Security "${rules.STRICT_TRANSPORT}"

	route {
		@method not method GET HEAD
		error @method 405
		# No name of a file contains a zero.
		@zero path_regexp \\x00
		error @zero 400
		# A doubled slash would be a second address of the same file.
		@doubled vars_regexp {http.request.uri.path} //
		error @doubled 404
${outsideBase(base)}		@number path_regexp ^${pattern}(.*/)?404$
		error @number 404

${PAGE_RULES}
		@html path_regexp page ^(.+)\\.html$
		route @html {
			@markdown {
				header_regexp Accept "(?i)${rules.PREFERS_MARKDOWN}"
				not header_regexp Accept "(?i)${rules.PREFERS_HTML}"
				file {re.page.1}.md
			}
			rewrite @markdown {re.page.1}.md
		}
		@negotiated path *.html *.md
		header @negotiated Vary "${rules.VARY_NEGOTIATED}"

		# Names with a hash never change. A 404 is not cached.
		@hashed {
			path_regexp ^${pattern}${rules.HASHED_PATHS}
			file
		}
		header @hashed Cache-Control "${rules.IMMUTABLE}"
${types(site)}
		file_server {
			disable_canonical_uris
			precompressed br gzip
		}
	}

${errorHandler(site)}
}
`;
}

/** A site in a folder: its name without the slash, and the discovery files of the root, lead into it. */
function outsideBase(base: string): string {
  if (base === '/') return '';
  const folder = base.slice(0, -1);
  return `		@base path ${folder}
		route @base {
			rewrite * ${base}
			redir * {uri} 308
		}
		@discovery path_regexp ^${rules.DISCOVERY_PATHS}
		route @discovery {
			rewrite * ${folder}{path}
			redir * {uri} 308
		}
		@outside not path ${base}*
		error @outside 404
`;
}

/** The 404 page of the reader's language. Some rules have changed the path already, so it is compared as it was requested. */
function errorHandler({ base, notFoundFolders }: HostedSite): string {
  const routes = notFoundFolders
    .slice(0, -1)
    .reverse()
    .map(
      (folder, index) => `			@not_found_${index} vars_regexp {http.request.orig_uri.path} ^${escapePattern(folder)}
			rewrite @not_found_${index} ${folder}404.html`,
    );
  return `	handle_errors {
		header Cache-Control "${rules.REVALIDATED}"
		header Vary "${rules.VARY_NEGOTIATED}"
		# An error has no parts and is never the copy that a client has.
		request_header -Range
		request_header -If-None-Match
		request_header -If-Modified-Since
		# A name that is too long for a file system is that of no page.
		@no_page expression {err.status_code} != 404 && !{err.message}.contains('file name too long')
		respond @no_page "{err.status_code} {err.status_text}" {err.status_code}
		# The 404 page of the reader's language: the last rule that matches.
		route {
			rewrite * ${base}404.html
${routes.join('\n')}
		}
		header Content-Type "${MEDIA_TYPES['.html']}"
		file_server {
			status 404
			precompressed br gzip
		}
	}`;
}

function types({ base }: HostedSite): string {
  const extensions = Object.entries(MEDIA_TYPES).map(([extension, type]) => ({ path: `*${extension}`, type }));
  const files = Object.entries(WELL_KNOWN_TYPES).map(([name, type]) => ({ path: `${base}.well-known/${name}`, type }));
  return [...extensions, ...files]
    .map(({ path, type }, id) => `\t\t@type_${id} path ${path}\n\t\theader @type_${id} Content-Type ${quote(type)}`)
    .join('\n');
}

/** Backquotes are Caddy's strings without escapes. */
function quote(text: string): string {
  return /["]/.test(text) ? `\`${text}\`` : `"${text}"`;
}
