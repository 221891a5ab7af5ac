import type { RelatedGroup } from '../../../../src/model/related.ts';
import type { StateEffect, StateMachine, Transition } from '../../../../src/model/state-machine.ts';
import { joinBlocks, list, table } from './blocks.ts';
import { cellCode, codeSpan, escapeText, linkTarget } from './escape.ts';
import type { Writer } from './writer.ts';

/** A whole state machine: its table says all that the picture says. */
export function writeMachine({ title, transitions }: StateMachine, writer: Writer): string {
  return joinBlocks([`**${escapeText(title)}**`, writeTransitions(transitions, writer)]);
}

/** What an operation changes. */
export function writeEffects(effects: StateEffect[], writer: Writer): string {
  if (effects.length === 0) return '';
  const { t, href } = writer;
  const parts = effects.map(({ machine, own, whole }) => {
    const more = whole ? ` · [${t('states.whole')}](${linkTarget(href(whole.path))})` : '';
    const rows = machine.transitions.filter(({ key }) => own.includes(key));
    return joinBlocks([`**${escapeText(machine.title)}**${more}`, writeTransitions(rows, writer)]);
  });
  return joinBlocks([`## ${t('section.states')}`, ...parts]);
}

/** Operations before and after. */
export function writeRelated(related: RelatedGroup[], { t, href }: Writer): string {
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

function writeTransitions(transitions: Transition[], { t, href }: Writer): string {
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
