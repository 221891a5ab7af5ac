/**
 * A container of the site on the packages that the tests start: not root, and nothing is written but below `/tmp`, so that its file system can
 * be read-only.
 */
export function dockerfile(port: number): string {
  return `# docker build -t docs . && docker run --rm --read-only --tmpfs /tmp --cap-drop ALL -p ${port}:${port} docs
FROM debian:12-slim
RUN apt-get update -q \\
  && apt-get install -qy --no-install-recommends nginx libnginx-mod-http-brotli-static \\
  && rm -rf /var/lib/apt/lists/*
COPY --chown=root:root nginx.conf site.conf /srv/
COPY --chown=root:root site /srv/site
USER www-data
EXPOSE ${port}
# SIGQUIT lets open requests end.
STOPSIGNAL SIGQUIT
ENTRYPOINT ["nginx", "-e", "stderr", "-c", "/srv/nginx.conf", "-g", "daemon off;"]
`;
}
