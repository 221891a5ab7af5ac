import type { EntryGroup, Feature, Flow, Page } from '../../../../src/model/page.ts';
import { list } from './blocks.ts';
import { codeBlock, escapeLineStart, escapeText, linkTarget } from './escape.ts';
import type { Writer } from './writer.ts';

/** The home page: what the site offers, the calls that it leads through, every entry point. */
export function writeHome(page: Extract<Page, { layout: 'home' }>, writer: Writer): string[] {
  const { hero, features, flow, blocks, entries } = page;
  const { t, href } = writer;
  const items = features.map((feature) => writeFeature(feature, writer));
  return [
    escapeLineStart(escapeText(hero.tagline)),
    list(hero.actions.map(({ text, path }) => `[${escapeText(text)}](${linkTarget(href(path))})`)),
    list(hero.facts.map(({ text }) => escapeText(text))),
    items.length > 0 ? `## ${t('home.features')}\n\n${list(items)}` : '',
    ...(flow ? writeFlow(flow) : []),
    ...blocks.map(writer.block),
    ...(entries.length > 0 ? writeEntries(entries, writer) : []),
  ];
}

function writeFeature({ title, details, path }: Feature, { t, href }: Writer): string {
  const name = path === undefined ? escapeText(title) : `[${escapeText(title)}](${linkTarget(href(path))})`;
  return `**${name}**${t('separator.label')}${escapeText(details)}`;
}

function writeFlow({ title, details, steps }: Flow): string[] {
  const calls = steps.flatMap(({ title: name, details: text, call }, index) => {
    const { method, target, request, status, response } = call;
    return [
      `### ${index + 1}. ${escapeText(name)}`,
      escapeLineStart(escapeText(text)),
      codeBlock(`${method} ${target}`, 'http'),
      request ? codeBlock(request.source, request.language) : '',
      codeBlock(response.source, `${response.language} ${status}`),
    ];
  });
  return [`## ${escapeText(title)}`, escapeLineStart(escapeText(details)), ...calls];
}

function writeEntries(groups: EntryGroup[], { t, href }: Writer): string[] {
  const written = groups.flatMap(({ text, entries }) => [
    `### ${escapeText(text)}`,
    list(
      entries.map(({ path, title, method, api }) => {
        const link = `[${escapeText(title)}](${linkTarget(href(path))})`;
        return method && api ? `${link} · ${method} \`${api}\`` : link;
      }),
    ),
  ]);
  return [`## ${t('home.entries')}`, ...written];
}
