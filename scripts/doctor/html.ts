/** What the checks read of a page: its own output, whose elements are written in one way. */
export type PageHead = {
  lang: string;
  canonical: string | undefined;
  alternates: { hreflang: string; href: string }[];
  policy: string;
  /** Text of scripts and styles in the page, which the policy must name. */
  inline: { kind: 'script' | 'style'; text: string }[];
  /** Addresses of files with a hash that the page loads. */
  assets: string[];
};

/** Reads a page of a built site. */
export function readHead(html: string): PageHead {
  return {
    lang: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? '',
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    alternates: [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, hreflang = '', href = '']) => ({ hreflang, href }),
    ),
    policy: /http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '',
    inline: [...html.matchAll(/<(script|style)([^>]*)>(.*?)<\/\1>/gs)].flatMap(
      ([, kind, attributes = '', text = '']) => {
        const isData = /type="application\//.test(attributes) || text === '';
        return isData ? [] : [{ kind: kind === 'style' ? ('style' as const) : ('script' as const), text }];
      },
    ),
    assets: [
      ...new Set(
        [...html.matchAll(/[" ](\/[^" ]*?\bassets\/[^" ]+-[\w-]{8}\.\w+)(?=[" ])/g)].map(([, path = '']) => path),
      ),
    ],
  };
}

/** The sources of a directive; undefined where the policy does not have it. */
export function readDirective(policy: string, name: string): string[] | undefined {
  const directives = policy.split(';').map((part) => part.trim().split(/\s+/));
  return directives.find(([own]) => own?.toLowerCase() === name)?.slice(1);
}
