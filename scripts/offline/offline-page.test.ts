import { expect, it } from 'vitest';
import { toOfflinePage } from './offline-page.ts';

const files = new Set([
  '_build/3f9a/',
  'assets/app/a.js',
  'assets/b.js',
  'index.html',
  'en/index.html',
  'en/guide/card/open.html',
  'assets/site.css',
]);
const convert = (html: string) =>
  toOfflinePage(html, {
    ...{ file: 'en/guide/card/open.html', files, origin: 'https://docs.example.com' },
    samples: [
      {
        language: 'ts',
        label: 'Node.js',
        example: 'success',
        code: { language: 'ts', source: 'call()', html: '<i>call</i>()' },
      },
    ],
    reader: { src: '../../../offline/reader.js', 'data-words': '{"a":"\u201cb\u201d"}' },
  });

it('names files by relative addresses, keeps query and fragment, and leads elsewhere for what the archive lacks', () => {
  expect(convert('<a href="/en/guide/card/open?x=1#body">')).toContain('href="open.html?x=1#body"');
  expect(convert('<a href="/en/">')).toContain('href="../../index.html"');
  expect(convert('<link rel="stylesheet" href="/assets/site.css">')).toContain('href="../../../assets/site.css"');
  expect(convert('<a href="/downloads/site.zip">')).toContain('href="https://docs.example.com/downloads/site.zip"');
  expect(convert('<style>a{src:url(/assets/site.css)}</style>')).toContain('url(../../../assets/site.css)');
});

it('changes no text, also where it looks like an attribute', () => {
  const code = '<code>&lt;a href="/en/"&gt;</code>';
  expect(convert(code)).toContain(code);
});

it('leaves out what needs a server', () => {
  const page = convert(
    '<head><meta http-equiv="content-security-policy" content="x"><link rel="alternate" hreflang="en" href="/en/"></head>' +
      '<script data-client="/assets/b.js">boot()</script><script type="speculationrules">{}</script>',
  );
  expect(page).not.toMatch(/content-security|alternate|speculation/);
  expect(page).toContain('boot()');
  expect(page).toContain(
    '<script defer src="../../../offline/reader.js" data-words="{&quot;a&quot;:&quot;\u201cb\u201d&quot;}" data-client="../../../assets/b.js">',
  );
});

it('leaves it to the script of the archive to start the program, from wherever it is served', () => {
  const page = convert(
    '<head><script data-client="/assets/app/a.js /assets/b.js">boot()</script></head><div id="app" data-root="/_build/3f9a/" data-provider="/assets/b.js">',
  );
  expect(page).toContain('data-client="../../../assets/app/a.js ../../../assets/b.js"></script></head>');
  expect(page).toContain('<div id="app" data-root="../../../_build/3f9a/" data-provider="../../../assets/b.js">');
});

it('brings the samples that a page fetches, beside what the program of the site renders', () => {
  const panel = '<div role="tabpanel" data-label="Node.js" hidden=""></div>';
  expect(convert(`<select data-tabs-group="lang"></select>${panel}</body>`)).toContain(
    `${panel}<template data-panel="Node.js"><pre class="code-pre" tabindex="0"><code><i>call</i>()</code></pre></template></body>`,
  );
});
