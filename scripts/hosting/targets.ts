import { apacheSite } from './apache.ts';
import { caddyfile } from './caddy.ts';
import { dockerfile } from './docker.ts';
import { edgeFunction } from './edge-function.ts';
import { nginxMain, nginxSite } from './nginx.ts';
import type { HostedSite } from './site.ts';
import { headersFile, netlifyRedirects, netlifyToml } from './static-host.ts';

/** What one kind of host gets. Names of files are below the output folder; the site is in its folder `site`. */
export type HostingTarget = {
  /** Where the server finds the site, when it is not where it was written. */
  root?: string;
  /** Whether the host sends compressed copies that are beside the files, or compresses by itself. */
  isPrecompressed: boolean;
  /** Whether the host itself puts the site below its base path. */
  addsBase?: boolean;
  files: (site: HostedSite) => Record<string, string>;
};

export const HOSTING_TARGETS: Readonly<Record<string, HostingTarget>> = {
  nginx: { isPrecompressed: true, files: (site) => ({ 'site.conf': nginxSite(site) }) },
  caddy: { isPrecompressed: true, files: (site) => ({ Caddyfile: caddyfile(site) }) },
  apache: { isPrecompressed: true, files: (site) => ({ 'site.conf': apacheSite(site) }) },
  docker: {
    root: '/srv/site',
    isPrecompressed: true,
    files: (site) => ({
      Dockerfile: dockerfile(site.port),
      '.dockerignore': '*\n!site\n!*.conf\n',
      'nginx.conf': nginxMain('/srv/site.conf', '/tmp'),
      'site.conf': nginxSite(site),
    }),
  },
  netlify: {
    isPrecompressed: false,
    files: (site) => ({
      'site/_headers': headersFile(site),
      'site/_redirects': netlifyRedirects(site),
      'netlify.toml': netlifyToml(site),
      'netlify/edge-functions/markdown.js': edgeFunction(site, 'netlify'),
    }),
  },
  cloudflare: {
    isPrecompressed: false,
    files: (site) => ({
      'site/_headers': headersFile(site),
      'functions/_middleware.js': edgeFunction(site, 'cloudflare'),
    }),
  },
  pages: { isPrecompressed: false, addsBase: true, files: () => ({ 'site/.nojekyll': '' }) },
};
