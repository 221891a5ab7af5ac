import { describe, expect, it } from 'vitest';
import { findExceeded, formatBudget, measureBudget } from './budget.ts';
import { findDeadLinks } from './dead-links.ts';
import { findForeignAddresses } from './foreign-addresses.ts';

describe('findDeadLinks', () => {
  const pages = new Map([
    ['index.html', '<a href="/docs/guide/">ok</a><a href="/docs/guide/#keys">ok</a><a href="/docs/card.yaml">ok</a>'],
    [
      'guide/index.html',
      '<h2 id="keys">Keys</h2><a class="x" href="open-card">ok</a><a href="https://example.com/x">ok</a>',
    ],
    ['guide/open-card.html', '<a href="#top">ok</a><a href="#sheet" aria-haspopup="dialog">ok</a>'],
  ]);
  const names = [...pages.keys(), 'card.yaml'];

  it('finds nothing where every link leads somewhere', () => {
    expect(findDeadLinks({ base: '/docs/', names, pages })).toEqual([]);
  });

  it.each([
    ['/docs/nothing', 'no such file'],
    ['/docs/guide', 'no such file'],
    ['/guide/', 'no such file'],
    ['/docs/guide/#locks', 'no such anchor'],
    ['#locks', 'no such anchor'],
  ])('finds %s', (href, reason) => {
    const broken = new Map([...pages, ['index.html', `<p>\n<a href="${href}">x</a>`]]);

    expect(findDeadLinks({ base: '/docs/', names, pages: broken })).toEqual([
      { severity: 'error', file: 'index.html', line: 2, message: `${href}: ${reason}` },
    ]);
  });
});

describe('findForeignAddresses', () => {
  it.each([
    ['index.html', '<script src="https://cdn.example.com/x.js"></script>', 'https://cdn.example.com/x.js'],
    ['index.html', '<link rel="stylesheet" href="//fonts.example.com/a.css">', '//fonts.example.com/a.css'],
    ['index.html', '<style>a{background:url(https://example.com/a.png)}</style>', 'https://example.com/a.png'],
    ['a.css', '@import "https://example.com/a.css";', 'https://example.com/a.css'],
    ['a.js', 'import("https://example.com/a.js")', 'https://example.com/a.js'],
  ])('finds what %s loads: %s', (name, content, address) => {
    expect(findForeignAddresses(name, content)).toEqual([address]);
  });

  it('lets links and the address of the page itself be', () => {
    const html = '<link rel="canonical" href="https://docs.example.com/"><a href="https://example.com">x</a>';

    expect(findForeignAddresses('index.html', html)).toEqual([]);
  });
});

describe('measureBudget', () => {
  const read = async (name: string) => Buffer.from(name.repeat(100));
  const remedy = 'Split the page.';

  it('compares the largest file with a limit for each', async () => {
    const result = await measureBudget(
      { name: 'pages', files: ['*.html'], each: 5, remedy },
      ['a.html', 'card.html'],
      read,
    );

    expect(result).toMatchObject({ isWithin: false, limit: 5 });
    expect(formatBudget(result)).toMatch(/^OVER .* 0\.0 kB {2}pages {2}\(.*\)$/);
    expect(findExceeded(result)).toEqual([
      { severity: 'error', file: result.file, message: 'pages: 0.0 kB of 0.0 kB', hint: remedy },
    ]);
    expect(findExceeded({ ...result, isWithin: true })).toEqual([]);
  });

  it('compares all files together with a limit for the sum', async () => {
    const result = await measureBudget(
      { name: 'all', files: ['**'], sum: 1000, remedy },
      ['a.html', 'en/a.html'],
      read,
    );

    expect(result).toMatchObject({ isWithin: true, file: '2 files' });
  });

  it('counts the elements of a page before its scripts have run', async () => {
    const page =
      '<html><head><style>a > b{}</style><script>"<i>"</script></head><body><!-- <u> --><p>1 &lt; 2<br/></p></body></html>';
    const budget = { name: 'elements', files: ['*.html'], part: 'elements' as const, each: 7, remedy };
    const result = await measureBudget(budget, ['a.html'], async () => Buffer.from(page));

    expect(result).toMatchObject({ isWithin: true, size: 7, unit: 'elements' });
  });

  it('refuses a budget that measures nothing', async () => {
    await expect(measureBudget({ name: 'none', files: ['*.png'], each: 1, remedy }, ['a.html'], read)).rejects.toThrow(
      'no file',
    );
  });
});
