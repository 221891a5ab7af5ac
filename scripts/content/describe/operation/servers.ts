import type { Server } from '../../../../src/model/operation.ts';
import { getText } from '../../texts/texts.ts';
import { type Context, resolve } from '../context.ts';
import { type Located, listItems, listMembers, member, stringAt, textAt } from '../located.ts';

/** Reserved for examples by RFC 2606. */
const PLACEHOLDER = 'https://api.example.com';

/**
 * OpenAPI servers; the innermost object that has any decides. Variables are at their default. A document without a host gets a
 * placeholder that says it is one: a sample without an address runs nowhere.
 */
export function describeServers(context: Context, allLocated: Located[]): Server[] {
  const list =
    allLocated.map((located) => listItems(member(located, 'servers'))).find((servers) => servers.length > 0) ?? [];
  const note = getText(context.locale)('content:document.placeholder');
  const servers = list.flatMap((located): Server[] => {
    const server = resolve(context, located);
    const stated = textAt(member(server, 'url'));
    if (!stated) return [];
    const url = expand(stated, server);
    const description = describeServer(server);
    if (/\{[^{}]+\}/.test(url)) context.warn(server.pointer, `"${url}" has a variable without default`, 'Give it one.');
    if (/^[a-z][a-z0-9+.-]*:|^\{/i.test(url)) return [{ url, description }];
    if (url.startsWith('//')) return [{ url: `https:${url}`, description }];
    const path = url.replace(/^\.?\//, '');
    const words = [description, note].filter(Boolean).join(' · ');
    return [{ url: `${PLACEHOLDER}/${path}`, description: words, isPlaceholder: true }];
  });
  return servers.length > 0 ? servers : [{ url: PLACEHOLDER, description: note, isPlaceholder: true }];
}

/** Its description, and the variables with a choice of values: `{city}: hangzhou | kyoto`. */
export function describeServer(server: Located): string {
  const choices = listMembers(member(server, 'variables')).flatMap(([name, located]) => {
    const values = listItems(member(located, 'enum')).map((value) => stringAt(value));
    return values.length > 0 ? `{${name}}: ${values.join(' | ')}` : [];
  });
  return (
    [textAt(member(server, 'name')), textAt(member(server, 'description')), ...choices]
      .filter(Boolean)
      .join(' · ')
      // It is shown as plain words.
      .replace(/`([^`]*)`/g, '$1')
  );
}

/** Puts the default values of server variables into an address. */
export function expand(url: string, server: Located): string {
  const defaults = new Map(
    listMembers(member(server, 'variables')).map(([name, located]) => [name, textAt(member(located, 'default'))]),
  );
  return url.replace(/\{([^{}]+)\}/g, (variable, name: string) => defaults.get(name) ?? variable);
}
