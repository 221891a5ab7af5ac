import type { EntryGroup, Feature, Flow, FlowStep, Page } from '../../../../src/model/page.ts';
import { codeBlock, escapeLineStart, escapeText, linkTarget } from '../../markdown/escape.ts';
import { list } from '../../markdown/write-blocks.ts';
import type { Renderer } from './renderer.ts';

/** The home page: what the site offers, the calls that it leads through, every entry point. */
export function renderHome(page: Extract<Page, { layout: 'home' }>, renderer: Renderer): string[] {
  const { hero, features, flow, blocks, entries } = page;
  const { t, href } = renderer;
  const items = features.map((feature) => renderFeature(feature, renderer));
  return [
    escapeLineStart(escapeText(hero.tagline)),
    list(hero.actions.map(({ text, path }) => `[${escapeText(text)}](${linkTarget(href(path))})`)),
    list(hero.facts.map(({ text }) => escapeText(text))),
    items.length > 0 ? `## ${t('home.features')}\n\n${list(items)}` : '',
    ...(flow ? renderFlow(flow, renderer) : []),
    ...blocks.map(renderer.block),
    ...(entries.length > 0 ? renderEntries(entries, renderer) : []),
  ];
}

function renderFeature({ title, details, path }: Feature, { t, href }: Renderer): string {
  const name = path === undefined ? escapeText(title) : `[${escapeText(title)}](${linkTarget(href(path))})`;
  return `**${name}**${t('separator.label')}${escapeText(details)}`;
}

function renderFlow({ title, details, steps }: Flow, renderer: Renderer): string[] {
  return [`## ${escapeText(title)}`, escapeLineStart(escapeText(details)), ...renderSteps(steps, renderer)];
}

/** Calls that follow one another, each with its page, what is sent and what comes back. */
export function renderSteps(steps: FlowStep[], { href }: Renderer): string[] {
  return steps.flatMap(({ title: name, details: text, call, page }, index) => {
    const { method, target, request, status, response } = call;
    return [
      `### ${index + 1}. ${escapeText(name)}`,
      `${escapeLineStart(escapeText(text))}${page ? ` [${escapeText(page.title)}](${linkTarget(href(page.path))})` : ''}`,
      codeBlock(`${method} ${target}`, 'http'),
      request ? codeBlock(request.source, request.language) : '',
      codeBlock(response.source, `${response.language} ${status}`),
    ];
  });
}

function renderEntries(groups: EntryGroup[], { t, href }: Renderer): string[] {
  const link = (text: string, path: string) => `[${escapeText(text)}](${linkTarget(href(path))})`;
  const summaries = groups.flatMap(({ text, path, count }) =>
    path === undefined ? [] : [`${link(text, path)} · ${count}`],
  );
  const written = groups.flatMap(({ text, path: first, entries }) => {
    if (first !== undefined) return [];
    const lines = entries.map(({ path, title, method, api }) => {
      const target = [method, api && `\`${api}\``].filter(Boolean).join(' ');
      return [link(title, path), target].filter(Boolean).join(' · ');
    });
    return [`### ${escapeText(text)}`, list(lines)];
  });
  return [`## ${t('home.entries')}`, list(summaries), ...written];
}
