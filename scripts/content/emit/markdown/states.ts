import type { RelatedGroup } from '../../../../src/model/related.ts';
import type { StateEffect, StateMachine, Transition } from '../../../../src/model/state-machine.ts';
import { cellCode, codeSpan, escapeText, linkTarget } from '../../markdown/escape.ts';
import { joinBlocks, list, table } from '../../markdown/write-blocks.ts';
import type { Renderer } from './renderer.ts';

/** A whole state machine: its table says all that the picture says. */
export function renderMachine({ title, transitions }: StateMachine, renderer: Renderer): string {
  return joinBlocks([`**${escapeText(title)}**`, renderTransitions(transitions, renderer)]);
}

/** What an operation changes. */
export function renderEffects(effects: StateEffect[], renderer: Renderer): string {
  if (effects.length === 0) return '';
  const { t, href } = renderer;
  const parts = effects.map(({ machine, own, complete }) => {
    const more = complete ? ` · [${t('states.complete')}](${linkTarget(href(complete.path))})` : '';
    const rows = machine.transitions.filter(({ key }) => own.includes(key));
    return joinBlocks([`**${escapeText(machine.title)}**${more}`, renderTransitions(rows, renderer)]);
  });
  return joinBlocks([`## ${t('section.states')}`, ...parts]);
}

/** Operations before and after. */
export function renderRelated(related: RelatedGroup[], { t, href }: Renderer): string {
  if (related.length === 0) return '';
  const groups = related.map(({ kind, links }) => {
    const items = links.map(
      ({ page, field }) =>
        `[${escapeText(page.title)}](${linkTarget(href(page.path))})${field ? ` · ${codeSpan(field)}` : ''}`,
    );
    return joinBlocks([t(`related.${kind}`) + t('separator.label').trimEnd(), list(items)]);
  });
  return joinBlocks([`## ${t('section.related')}`, ...groups]);
}

function renderTransitions(transitions: Transition[], { t, href }: Renderer): string {
  const head = [t('states.row'), t('states.change'), t('states.when'), t('states.effect')];
  const rows = transitions.map(({ key, from, to, trigger, effect, operations }) => {
    const origin = from.length === 0 ? t('states.start') : from.map(cellCode).join(' · ');
    const links = operations.flatMap(({ page }) =>
      page ? [`[${escapeText(page.title)}](${linkTarget(href(page.path))})`] : [],
    );
    return [key, `${origin} → ${cellCode(to)}`, [escapeText(trigger), ...links].join(' · '), escapeText(effect ?? '')];
  });
  return table(head, rows);
}
