import type { Server } from '../../../../src/model/operation.ts';
import { type Context, resolve } from '../context.ts';
import { itemSpots, member, memberSpots, type Spot, textAt } from '../located.ts';

/** OpenAPI servers; the innermost object that has any decides. Variables stand at their default. */
export function describeServers(context: Context, spots: Spot[]): Server[] {
  const list = spots.map((spot) => itemSpots(member(spot, 'servers'))).find((servers) => servers.length > 0) ?? [];
  return list.map((spot) => {
    const server = resolve(context, spot);
    return { url: expand(textAt(member(server, 'url')) ?? '', server), description: describeServer(server) };
  });
}

/** Its description, and the variables with a choice of values: `{city}: hangzhou | kyoto`. */
export function describeServer(server: Spot): string {
  const choices = memberSpots(member(server, 'variables')).flatMap(([name, spot]) => {
    const values = itemSpots(member(spot, 'enum')).map((value) => textAt(value) ?? '');
    return values.length > 0 ? `{${name}}: ${values.join(' | ')}` : [];
  });
  return [textAt(member(server, 'description')), ...choices].filter(Boolean).join(' · ');
}

/** Puts the default values of server variables into an address. */
export function expand(url: string, server: Spot): string {
  const defaults = new Map(
    memberSpots(member(server, 'variables')).map(([name, spot]) => [name, textAt(member(spot, 'default'))]),
  );
  return url.replace(/\{([^{}]+)\}/g, (variable, name: string) => defaults.get(name) ?? variable);
}
