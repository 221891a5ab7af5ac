import type { Server } from '../../../../src/model/operation.ts';
import { type Context, resolve } from '../context.ts';
import { type Located, listItems, listMembers, member, textAt } from '../located.ts';

/** OpenAPI servers; the innermost object that has any decides. Variables are at their default. */
export function describeServers(context: Context, allLocated: Located[]): Server[] {
  const list =
    allLocated.map((located) => listItems(member(located, 'servers'))).find((servers) => servers.length > 0) ?? [];
  return list.map((located) => {
    const server = resolve(context, located);
    return { url: expand(textAt(member(server, 'url')) ?? '', server), description: describeServer(server) };
  });
}

/** Its description, and the variables with a choice of values: `{city}: hangzhou | kyoto`. */
export function describeServer(server: Located): string {
  const choices = listMembers(member(server, 'variables')).flatMap(([name, located]) => {
    const values = listItems(member(located, 'enum')).map((value) => textAt(value) ?? '');
    return values.length > 0 ? `{${name}}: ${values.join(' | ')}` : [];
  });
  return [textAt(member(server, 'name')), textAt(member(server, 'description')), ...choices]
    .filter(Boolean)
    .join(' · ');
}

/** Puts the default values of server variables into an address. */
export function expand(url: string, server: Located): string {
  const defaults = new Map(
    listMembers(member(server, 'variables')).map(([name, located]) => [name, textAt(member(located, 'default'))]),
  );
  return url.replace(/\{([^{}]+)\}/g, (variable, name: string) => defaults.get(name) ?? variable);
}
