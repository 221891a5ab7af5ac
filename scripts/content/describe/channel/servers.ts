import { referenceName } from '../../../../packages/base/json/pointer.js';
import type { Server } from '../../../../src/model/operation.ts';
import type { ProseNode } from '../../../../src/model/prose.ts';
import { getText } from '../../texts/texts.ts';
import { type Context, resolve } from '../context.ts';
import { type Located, listItems, listMembers, member, stringAt, textAt, textsAt } from '../located.ts';
import { describeServer, expand } from '../operation/servers.ts';

/** Servers that the channel names, else all. */
export function describeServers(context: Context, channel: Located, root: Located): Server[] {
  return locateServers(context, channel, root).map((server) => ({
    url: expand(serverAddress(server), server),
    description: describeServer(server),
  }));
}

function locateServers(context: Context, channel: Located, root: Located): Located[] {
  const own = member(channel, 'servers');
  const all = member(root, 'servers');
  const named = textsAt(own).map((name) => member(all, name));
  const referenced = listItems(own).filter(({ value }) => typeof value === 'object');
  const chosen = [...named, ...referenced];
  const allLocated = chosen.length > 0 ? chosen : listMembers(all).map(([, located]) => located);
  return allLocated.map((located) => resolve(context, located));
}

/** 2.x has an address in one piece, 3.x has host and path. */
export function serverAddress(server: Located): string {
  const protocol = textAt(member(server, 'protocol')) ?? 'ws';
  const url =
    textAt(member(server, 'url')) ?? `${stringAt(member(server, 'host'))}${stringAt(member(server, 'pathname'))}`;
  return /^[a-z][a-z+.-]*:\/\//i.test(url) ? url : `${protocol}://${url}`;
}

/** Names of the security schemes that a server asks for: requirements in 2.x, references or schemes in 3.x. */
export function securityNames(located: Located): string[] {
  return listItems(member(located, 'security')).flatMap((requirement) => {
    const reference = textAt(member(requirement, '$ref'));
    if (reference !== undefined) return [referenceName(reference)];
    const type = textAt(member(requirement, 'type'));
    return type === undefined ? listMembers(requirement).map(([name]) => name) : [type];
  });
}

/** The schemes that the servers of a channel ask for, in third-party documents: there no guide says it. */
export function describeServerSecurity(context: Context, channel: Located, root: Located): ProseNode[] {
  if (!context.isLenient) return [];
  return describeSecurity(context, [...new Set(locateServers(context, channel, root).flatMap(securityNames))]);
}

export function describeSecurity(context: Context, names: string[]): ProseNode[] {
  if (names.length === 0) return [];
  const t = getText(context.locale);
  const codes = names.flatMap((name, index): ProseNode[] => [...(index > 0 ? [' · '] : []), ['code', null, name]]);
  return [['p', null, t('content:access.authentication') + t('separator.label'), ...codes]];
}
