import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { formatFinding } from '../../scripts/findings/finding.ts';
import type { SiteConfig } from '../../src/model/config.ts';
import { compileFolder, guide, writeSmallSite } from '../setup/compile-small-site.ts';

const EN = 'guides/en/tea/index.md';
const IMAGE = guide('', '## Steeping\n\n![A pot](./pot.svg)');
const TWO_GUIDES = { [EN]: IMAGE, 'guides/zh/tea/index.md': IMAGE.replace('Steeping', '浸泡 {#steeping}') };
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>';

/** Problems of the small site after something was done to its folder. */
async function problemsAfter(
  change: (dir: string) => Promise<unknown>,
  { files = {}, config = {} }: { files?: Record<string, string>; config?: Partial<SiteConfig> } = {},
): Promise<string[]> {
  const dir = await writeSmallSite(files);
  await change(dir);
  return (await compileFolder(dir, config)).problems.map(formatFinding);
}

const nothing = async () => {};

describe('files that are no files', () => {
  it('ignores the lock files of editors, which lead nowhere', async () => {
    const problems = await problemsAfter(async (dir) => {
      await symlink('somebody@host.123', join(dir, 'guides/en/tea/.#index.md'));
      await symlink('somebody@host.123', join(dir, 'openapi/.#tea.yaml'));
    });

    expect(problems).toEqual([]);
  });

  it('reports a folder with the name of a guide', async () => {
    expect(await problemsAfter((dir) => mkdir(join(dir, 'guides/en/tea/x.md')))).toEqual([
      'guides/en/tea/x.md  This is a folder, not a file.\n    hint: Rename it or remove it.',
    ]);
  });

  it('reports a named pipe instead of waiting for somebody to write to it', async () => {
    const run = promisify(execFile);
    const problems = await problemsAfter(async (dir) => {
      await run('mkfifo', [join(dir, 'guides/en/tea/pipe.md'), join(dir, 'openapi/pipe.yaml')]);
    });

    expect(problems).toEqual([
      'guides/en/tea/pipe.md  This is not a regular file.\n    hint: Remove it.',
      'openapi/pipe.yaml  This is not a regular file.\n    hint: Remove it.',
    ]);
  });

  it('reports a link to a folder, which may lead in a circle', async () => {
    expect(await problemsAfter((dir) => symlink('..', join(dir, 'guides/en/tea/again')))).toEqual([
      'guides/en/tea/again  A link to a folder is not followed.\n    hint: Replace the symbolic link by the folder itself.',
    ]);
  });

  it.each(['a#b', 'a?b', 'a%20b'])('reports a guide called %s, which has no address', async (name) => {
    const files = { [`guides/en/tea/${name}.md`]: guide(''), [`guides/zh/tea/${name}.md`]: guide('') };

    const [english = '', chinese = '', ...others] = await problemsAfter(nothing, { files });

    expect([english, chinese]).toEqual([
      expect.stringContaining(`guides/en/tea/${name}.md  A file name becomes part of an address`),
      expect.stringContaining(`guides/zh/tea/${name}.md  A file name becomes part of an address`),
    ]);
    expect(others).toEqual([]);
  });

  it.each([
    ['openapi', 'attachment "openapi": This is a folder, not a file.'],
    ['../x', 'attachment "../x" is not a path inside the site folder'],
    ['/etc/hosts', 'attachment "/etc/hosts" is not a path inside the site folder'],
    ['openapi/../openapi/tea.yaml', 'attachment "openapi/../openapi/tea.yaml" is not a path inside the site folder'],
    ['notes.txt', 'no file notes.txt'],
  ])('reports the attachment %s', async (path, message) => {
    expect(await problemsAfter(nothing, { config: { attachments: [path] } })).toEqual([
      expect.stringContaining(`site.ts:1:1  ${message}\n    hint:`),
    ]);
  });
});

describe('content outside the site folder', () => {
  it('is not published through a symbolic link: image, guide, shared part of a document, attachment', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'outside-'));
    const refers = `openapi: 3.1.0
info: { title: Pot, version: '1' }
paths: {}
components: { schemas: { Pot: { $ref: './shared.yaml#/Pot' } } }
`;
    const problems = await problemsAfter(
      async (dir) => {
        await writeFile(join(outside, 'pot.svg'), SVG);
        await writeFile(join(outside, 'secret.md'), guide('', 'Secret.'));
        await writeFile(join(outside, 'shared.yaml'), 'Pot: { type: object }\n');
        for (const locale of ['en', 'zh']) {
          await symlink(join(outside, 'pot.svg'), join(dir, `guides/${locale}/tea/pot.svg`));
          await symlink(join(outside, 'secret.md'), join(dir, `guides/${locale}/secret.md`));
        }
        await mkdir(join(dir, 'openapi/parts'));
        await symlink(join(outside, 'shared.yaml'), join(dir, 'openapi/parts/shared.yaml'));
        await symlink(join(outside, 'secret.md'), join(dir, 'notes.txt'));
      },
      {
        files: { ...TWO_GUIDES, 'openapi/pot.yaml': refers.replace('./shared', './parts/shared') },
        config: { attachments: ['notes.txt'] },
      },
    );
    await rm(outside, { recursive: true });

    const link = 'This link leads out of the site folder.';
    expect(problems.map((problem) => problem.split('\n')[0])).toEqual([
      `guides/en/secret.md  ${link}`,
      `guides/en/tea/index.md:8:1  image ./pot.svg: ${link}`,
      `guides/zh/secret.md  ${link}`,
      `guides/zh/tea/index.md:8:1  image ./pot.svg: ${link}`,
      `openapi/pot.yaml:4:33  openapi/parts/shared.yaml: ${link}`,
      `site.ts:1:1  attachment "notes.txt": ${link}`,
    ]);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
    ['an event handler', '<g onload="alert(1)"/>'],
    ['foreign content', '<foreignObject><p/></foreignObject>'],
    ['a script address', '<a href="java&#115;cript:alert(1)"><text>x</text></a>'],
    ['an address outside the file', '<image href="https://example.com/x.png"/>'],
  ])('an SVG with %s is refused: %s', async (name, content) => {
    const svg = SVG.replace('</svg>', `${content}</svg>`);
    const files = { ...TWO_GUIDES, 'guides/en/tea/pot.svg': svg, 'guides/zh/tea/pot.svg': SVG };

    expect(await problemsAfter(nothing, { files })).toEqual([
      `${EN}:8:1  image with active content: ./pot.svg has ${name}\n    hint: Export the SVG as a plain picture without scripts.`,
    ]);
  });
});
