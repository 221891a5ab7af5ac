import type { ProseNode } from '../../../../src/model/prose.ts';
import { isObject } from '../../json/json-value.ts';
import { getText } from '../../texts/texts.ts';
import { type Context, resolve } from '../context.ts';
import { type Located, listMembers, member } from '../located.ts';

/** The query of a websocket has a section of its own. */
const SHOWN_ELSEWHERE = ['query', 'method', 'bindingVersion'];

/**
 * What a protocol adds to a channel, an operation or a message: `kafka: partitions 3, replicas 2`
 * in the words of its specification. https://github.com/asyncapi/bindings
 */
export function describeBindings(context: Context, holder: Located): ProseNode[] {
  const t = getText(context.locale);
  return listMembers(resolve(context, member(holder, 'bindings'))).flatMap(([protocol, binding]): ProseNode[] => {
    const entries = listMembers(resolve(context, binding)).filter(([name]) => !SHOWN_ELSEWHERE.includes(name));
    if (entries.length === 0) return [];
    const values = entries.flatMap(([name, located], index): ProseNode[] => [
      ...(index > 0 ? [' · '] : []),
      ['code', null, `${name}: ${toText(resolve(context, located))}`],
    ]);
    return [['p', null, `${t('content:channel.bindings')} ${protocol}${t('separator.label')}`, ...values]];
  });
}

/** A value that is a schema by what it allows. */
function toText({ value }: Located): string {
  if (typeof value === 'string') return value;
  if (isObject(value) && value.const !== undefined) return JSON.stringify(value.const);
  if (isObject(value) && value.enum !== undefined) return JSON.stringify(value.enum);
  return JSON.stringify(value ?? null);
}
